import ExerciseSupport

@Suite(.serialized, .lesson) struct `requests` {}

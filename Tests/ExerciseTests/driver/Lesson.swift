import ExerciseSupport

@Suite(.serialized, .lesson) struct `driver` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `timing` {}

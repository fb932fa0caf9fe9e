import ExerciseSupport

@Suite(.serialized, .lesson) struct `subjects` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `traits` {}

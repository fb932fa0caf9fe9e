import ExerciseSupport

@Suite(.serialized, .lesson) struct `just-from` {}

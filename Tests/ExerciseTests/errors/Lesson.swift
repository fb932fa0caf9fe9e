import ExerciseSupport

@Suite(.serialized, .lesson) struct `errors` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `schedulers` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `subscribe` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `signal` {}

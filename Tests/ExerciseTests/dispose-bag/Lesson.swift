import ExerciseSupport

@Suite(.serialized, .lesson) struct `dispose-bag` {}

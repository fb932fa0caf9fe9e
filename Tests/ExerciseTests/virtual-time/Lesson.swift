import ExerciseSupport

@Suite(.serialized, .lesson) struct `virtual-time` {}

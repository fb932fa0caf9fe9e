import ExerciseSupport

@Suite(.serialized, .lesson) struct `from-scratch` {}

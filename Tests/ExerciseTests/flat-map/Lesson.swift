import ExerciseSupport

@Suite(.serialized, .lesson) struct `flat-map` {}

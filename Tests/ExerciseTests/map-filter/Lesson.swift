import ExerciseSupport

@Suite(.serialized, .lesson) struct `map-filter` {}

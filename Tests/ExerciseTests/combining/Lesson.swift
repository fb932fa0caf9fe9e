import ExerciseSupport

@Suite(.serialized, .lesson) struct `combining` {}

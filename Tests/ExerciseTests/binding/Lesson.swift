import ExerciseSupport

@Suite(.serialized, .lesson) struct `binding` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `memory` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `side-effects` {}

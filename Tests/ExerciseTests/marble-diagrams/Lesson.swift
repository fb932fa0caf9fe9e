import ExerciseSupport

@Suite(.serialized, .lesson) struct `marble-diagrams` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `relays` {}

import ExerciseSupport
import Testing

@Suite(.serialized, .lesson) struct `side-effects` {}

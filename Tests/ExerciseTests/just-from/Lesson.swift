import ExerciseSupport
import Testing

@Suite(.serialized, .lesson) struct `just-from` {}

import ExerciseSupport
import Testing

@Suite(.serialized, .lesson) struct `login-form` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `login-form` {}

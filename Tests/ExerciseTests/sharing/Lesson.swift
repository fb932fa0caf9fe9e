import ExerciseSupport

@Suite(.serialized, .lesson) struct `sharing` {}

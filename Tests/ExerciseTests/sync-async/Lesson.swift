import ExerciseSupport

@Suite(.serialized, .lesson) struct `sync-async` {}

import ExerciseSupport

@Suite(.serialized, .lesson) struct `photo-collage` {}

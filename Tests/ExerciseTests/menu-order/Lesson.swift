import ExerciseSupport

@Suite(.serialized, .lesson) struct `menu-order` {}

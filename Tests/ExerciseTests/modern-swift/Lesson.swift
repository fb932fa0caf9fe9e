import ExerciseSupport

@Suite(.serialized, .lesson(proving: Equivalents.prove)) struct `modern-swift` {}

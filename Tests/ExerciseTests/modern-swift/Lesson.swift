import ExerciseSupport
import Testing

@Suite(.serialized, .lesson(proving: Equivalents.prove)) struct `modern-swift` {}

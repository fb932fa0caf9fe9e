/// What checks are written with: a file that imports `ExerciseSupport` has these, too.
@_exported import LessonKit
@_exported import Marbles
@_exported import Streams
@_exported import Testing

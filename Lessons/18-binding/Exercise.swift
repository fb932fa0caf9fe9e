import LessonKit

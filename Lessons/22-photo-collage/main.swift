import LessonKit

Lesson.play()

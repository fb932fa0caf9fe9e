import LessonKit

Hub.main()

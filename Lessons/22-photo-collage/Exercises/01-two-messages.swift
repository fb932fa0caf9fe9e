// Predict · Two messages (class, 6 min)
//
// When the collage is saved, a message should say how many files there
// are. Two people wrote it.
//
//     var files = 0
//     let save = Completable.create { completable in
//         files += 1
//         log("save")
//         completable(.completed)
//         return Disposables.create()
//     }
//     func message() -> Single<String> {
//         log("message")
//         return .just("files: \(files)")
//     }
//
//     let first = save.andThen(message())
//     let second = save.andThen(Single.deferred { message() })
//     log("made")
//     _ = first.subscribe(onSuccess: { log($0) })
//     _ = second.subscribe(onSuccess: { log($0) })
//
// Which lines are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func twoMessages() throws -> [String] {
    throw ToDo()
}

// Predict · Anna and Boris ask (class, 6 min)
//
//     let server = PublishSubject<Int>()
//
//     let stars = Single<Int>.create { single in
//         log("ask")
//         let request = server.subscribe(onNext: { single(.success($0)) })
//         return Disposables.create {
//             log("cancel")
//             request.dispose()
//         }
//     }
//     log("made")
//
//     let anna = stars.subscribe(onSuccess: { log("Anna \($0)") })
//     let boris = stars.subscribe(onSuccess: { log("Boris \($0)") })
//     anna.dispose()
//     server.onNext(31)
//     server.onNext(32)
//     boris.dispose()
//
// Which lines are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func annaAndBoris() throws -> [String] {
    throw ToDo()
}

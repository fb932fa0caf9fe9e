// Predict · Who is called? (class, 5 min)
//
//     struct Torn: Error {}
//
//     let coat = Maybe<String>.create { maybe in
//         log("look")
//         maybe(.completed)
//         maybe(.success("blue"))
//         return Disposables.create()
//     }
//     let hat = Single<String>.create { single in
//         log("look")
//         single(.success("red"))
//         single(.failure(Torn()))
//         return Disposables.create()
//     }
//
//     _ = coat.subscribe(
//         onSuccess: { log($0) }, onError: { _ in log("failed") },
//         onCompleted: { log("completed") })
//     _ = hat.asMaybe().subscribe(
//         onSuccess: { log($0) }, onError: { _ in log("failed") },
//         onCompleted: { log("completed") })
//     _ = hat.asObservable().subscribe(
//         onNext: { log($0) }, onError: { _ in log("failed") },
//         onCompleted: { log("completed") })
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func whoIsCalled() throws -> [String] {
    throw ToDo()
}

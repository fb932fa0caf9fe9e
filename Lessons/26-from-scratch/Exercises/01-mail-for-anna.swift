// Predict · Mail for Anna (class, 5 min)
//
// The types in `Given.swift` are the whole engine. Nothing else is added.
//
//     let mail = Observable<String> { observer in
//         log("opened")
//         observer(.next("letter"))
//         observer(.completed)
//         observer(.next("parcel"))
//         return Disposable { log("closed") }
//     }
//     let anna = mail.subscribe { event in
//         switch event {
//         case .next(let post): log(post)
//         case .error: log("error")
//         case .completed: log("completed")
//         }
//     }
//     log("subscribed")
//     anna.dispose()
//     anna.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit

func mailForAnna() throws -> [String] {
    throw ToDo()
}

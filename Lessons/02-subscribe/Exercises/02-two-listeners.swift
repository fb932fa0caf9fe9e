// Predict · Two listeners (class, 4 min)
//
//     let news = Observable<String>.create { observer in
//         log("opened")
//         observer.onNext("rain")
//         return Disposables.create { log("closed") }
//     }
//     log("made")
//     let anna = news.subscribe(onNext: { _ in log("anna") })
//     let boris = news.subscribe(onNext: { _ in log("boris") })
//     anna.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func twoListeners() throws -> [String] {
    throw ToDo()
}

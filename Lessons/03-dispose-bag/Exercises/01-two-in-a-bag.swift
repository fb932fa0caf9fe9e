// Predict · Two in a bag (class, 5 min)
//
// `letter` sends one element and completes. `rain` sends one element and
// goes on.
//
//     let letter = Observable<String>.create { observer in
//         observer.onNext("letter")
//         observer.onCompleted()
//         return Disposables.create()
//     }
//     let rain = Observable<String>.create { observer in
//         observer.onNext("rain")
//         return Disposables.create()
//     }
//
//     var bag = DisposeBag()
//     for source in [letter, rain] {
//         source
//             .subscribe(
//                 onNext: { log($0) },
//                 onCompleted: { log("completed") },
//                 onDisposed: { log("disposed") })
//             .disposed(by: bag)
//     }
//     log("new bag")
//     bag = DisposeBag()
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func twoInABag() throws -> [String] {
    throw ToDo()
}

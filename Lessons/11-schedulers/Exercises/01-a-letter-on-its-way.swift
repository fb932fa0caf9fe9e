// Predict · A letter on its way (class, 5 min)
//
// `sorting` and `street` are schedulers, each with a serial queue of that
// name. `stamp` logs the name of the queue that it runs on (main, sorting
// or street), and returns its argument. All of this code is on main.
//
//     let letter = Observable<String>.create { observer in
//         observer.onNext(stamp("letter"))
//         observer.onCompleted()
//         return Disposables.create()
//     }
//
//     _ = letter
//         .map { stamp($0) }
//         .observe(on: street)
//         .map { stamp($0) }
//         .subscribe(on: sorting)
//         .map { stamp($0) }
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { _ = stamp($0) })
//
// Five times a name is logged. Which names, in which order? Answer with a
// list: ["...", "..."]

import LessonKit
import Streams

func aLetterOnItsWay() throws -> [String] {
    throw ToDo()
}

// Predict · Six pots (class, 7 min)
//
// A pottery. `studio` and `shop` are schedulers, each with a serial queue
// of that name. `paint` logs the name of the queue that it runs on (main,
// studio or shop), and returns its argument. `orders` is a
// `PublishSubject`: the lesson `subjects` explains it.
//
//     Observable.just(paint("cup")).subscribe(on: studio)
//     Observable.deferred { .just(paint("bowl")) }.subscribe(on: studio)
//     Observable.just("jug").map { paint($0) }.observe(on: studio)
//     Observable.just("vase").observe(on: studio).map { paint($0) }
//         .observe(on: shop)
//     Observable.just("plate").map { paint($0) }.subscribe(on: studio)
//         .subscribe(on: shop)
//     orders.map { paint($0) }.subscribe(on: studio)
//
// Main makes the first one and subscribes to it. When that one is done,
// main does the same with the next one, and so on. At last, when `orders`
// has its subscriber, main calls `orders.onNext("lamp")`.
//
// Which six names are logged, in the order of the six lines? Answer with a
// list: ["...", "..."]

import LessonKit
import Streams

func sixPots() throws -> [String] {
    throw ToDo()
}

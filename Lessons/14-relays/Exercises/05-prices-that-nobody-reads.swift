// Repair · Prices that nobody reads (class, 6 min)
//
// An exchange is a recipe: it starts when somebody subscribes, and each
// minute of its use costs money. `labels` makes texts of its prices. The
// texts are right. But the exchange is in use before anybody reads them,
// and the labels do not end when it closes.
//
//     exchange         -1--2--3--4-|
//     labels           -a--b--c--d-|       a: "1 €"  b: "2 €"  and so on,
//                                          an equal price too
//     they are         -a--b--c--d--
//
//     disposed of      -----!
//     should be used   ^----!
//     is used          ^-----------|       and that from the moment
//                                          `labels` is called
//
// If the exchange fails, the labels fail. Somebody who subscribes when
// nobody reads starts the exchange anew. Whether two who read at the same
// time share one use of it, and whether the second one receives the last
// price at once, is up to you. Your code may be shorter than the code that
// is there.

import LessonKit
import Streams

func labels(_ exchange: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let labels = PublishSubject<String>()
    _ = exchange.subscribe(onNext: { price in labels.onNext("\(price) €") })
    return labels
}

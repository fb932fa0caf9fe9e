// Repair · The sensor that stayed on (class, 8 min)
//
// A thermometer sends numbers as long as somebody is subscribed to it.
// `labels` makes texts of them for a screen. The texts are right. But when
// the screen is closed and its subscription disposed of, the thermometer
// stays on, and its battery is empty by the evening.
//
//     thermometer      --1--2--3--4--
//     labels           --a--b!            a: 1°   b: 2°
//     should be used   ^-----!
//     is used          ^-------------
//
// If the thermometer completes or fails, the labels do the same. If one
// subscriber leaves, the others stay. Find out why the thermometer stays
// on, and repair it.

import LessonKit
import Streams

func labels(_ thermometer: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        _ = thermometer.subscribe(
            onNext: { observer.onNext("\($0)°") },
            onError: { observer.onError($0) },
            onCompleted: { observer.onCompleted() })
        return Disposables.create()
    }
}

// Predict · After an error (class, 3 min)
//
// Somebody subscribes to this observable.
//
//     Observable<String>.create { observer in
//         observer.onNext("a")
//         observer.onError(Offline())
//         observer.onNext("b")
//         observer.onCompleted()
//         return Disposables.create()
//     }
//
// What arrives? Draw it as marbles. A letter is an element, # is an error,
// | is completed. All of it happens in the first tick, and events that
// share a tick stand in brackets, like (xyz|).

import LessonKit
import Streams

func afterAnError() throws -> String {
    throw ToDo()
}

// Repair · Two doors (home, 10 min)
//
// A house has two doors. Each has a sensor that sends the name of somebody
// who comes in. A sensor uses power while somebody is subscribed to it.
// `arrivals` makes one stream of the two sensors. Any number of
// subscribers may come and go.
//
// People come in whether somebody is subscribed or not. A sensor neither
// completes nor fails.
//
//     front            -a-----c---
//     back             ---b-----d-
//     arrivals         -a-b--!              one subscriber, who leaves
//     should be used   ^-----!              each of the two doors
//     is used          ^----------
//
// Find out why the doors are still used when the subscriber has left, and
// mend it. A door is used while there is a subscriber, and only then. Two
// subscribers at the same time may share a subscription to a door, or have
// their own. Each subscriber receives the names from their own
// subscription on, and none from before.

import LessonKit
import Streams

func arrivals(front: Observable<String>, back: Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let bag = DisposeBag()
    return Observable.create { observer in
        front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
        back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
        return Disposables.create()
    }
}

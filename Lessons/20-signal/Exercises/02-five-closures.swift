// Predict · Five closures (class, 6 min)
//
// A station sends one number of degrees, 100 ms after somebody subscribes,
// from its own queue, "station". It does not end.
//
//     let driver = station
//         .map { degrees in write("one"); return degrees }
//         .asDriver(onErrorJustReturn: 0)
//         .map { degrees in write("two"); return degrees }
//     driver.drive(onNext: { _ in write("three") })
//     station.bind(onNext: { _ in write("four") })
//
// All of this is done on the main queue. A second later the queue "worker"
// does this, while the first still listen:
//
//     driver.asObservable().subscribe(onNext: { _ in write("five") })
//
// On which queue does each `write` run? Answer with five names in the
// order one to five, each "main", "station" or "worker": ["...", "...",
// "...", "...", "..."].

import LessonKit
import Streams

func fiveClosures() throws -> [String] {
    throw ToDo()
}

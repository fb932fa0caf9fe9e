// Complete · A weather station (class, 10 min)
//
// Screens subscribe to a station at any time, before it closes and after.
// Give each property a subject of the right kind.
//
// - `temperature` sends the latest temperature at once, 0 before the
//   first. Then it sends every new one.
// - `lightning` sends each flash when it comes, and none that was before.
// - `recent` sends the last three temperatures at once, or as many as
//   there were. Then it sends every new one. After the closing it still
//   sends the last three, and the end.
// - `summary` sends one temperature, the last, when the station closes.
//   After the closing it sends the same, and the end.
//
// `close()` completes all four. After that a new subscriber to
// `temperature` or `lightning` receives the end alone.

import LessonKit
import Streams

protocol Station: AnyObject {
    var temperature: Observable<Int> { get }
    var lightning: Observable<String> { get }
    var recent: Observable<Int> { get }
    var summary: Observable<Int> { get }

    func measure(_ degrees: Int)
    func flash(at place: String)
    func close()
}

final class RoofStation: Station {
    // Which of the four, for each?
    private let temperatures = PublishSubject<Int>()
    private let flashes = PublishSubject<String>()
    private let lastThree = PublishSubject<Int>()
    private let lastOne = PublishSubject<Int>()

    var temperature: Observable<Int> { temperatures.asObservable() }
    var lightning: Observable<String> { flashes.asObservable() }
    var recent: Observable<Int> { lastThree.asObservable() }
    var summary: Observable<Int> { lastOne.asObservable() }

    func measure(_ degrees: Int) {
        temperatures.onNext(degrees)
        lastThree.onNext(degrees)
        lastOne.onNext(degrees)
    }

    func flash(at place: String) { flashes.onNext(place) }

    func close() {
        // All four end here.
    }
}

func station() throws -> any Station {
    try toDo()  // delete this line when you start
    return RoofStation()
}

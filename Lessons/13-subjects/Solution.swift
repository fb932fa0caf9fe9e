import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// All three ended with the error before anybody subscribed, and the "d" came too late for all. A behavior subject then
    /// sends its end alone, and an async subject has no result. Only a replay subject remembers beyond an error.
    static func exercise1() -> [String] { ["score #", "chat b", "chat c", "chat #", "votes #"] }

    /// A subscription holds its closure until it is over. A's is over at once, because a behavior subject has a value. B's waits
    /// for a goal, and holds the screen until it comes. Without that goal B would never be freed.
    static func exercise2() -> [String] { ["A 1", "A freed", "closed", "B 2", "B freed", "end"] }

    /// A fan sees the last score and the end, even after the match. A behavior subject keeps its value too, but sends the end
    /// alone once it has ended. It would also need a score before the first one.
    static func exercise3(_ scores: Observable<Int>) -> Observable<Int> {
        let board = ReplaySubject<Int>.create(bufferSize: 1)
        _ = scores.subscribe(board)
        return board
    }

    /// A behavior subject has a first value, 0. A publish subject keeps no flash. Beyond the end, a replay subject still sends
    /// three elements, and an async subject the last one. `close` completes each of them.
    static func exercise4() -> any Station { Exercise4() }

    /// `subscribe(board)` passes on the end of the first half as well, and a subject that has ended sends nothing more. `onNext`
    /// alone passes on the elements.
    static func exercise5(firstHalf: Observable<Int>, secondHalf: Observable<Int>) -> Observable<Int> {
        let board = PublishSubject<Int>()
        _ = firstHalf.subscribe(onNext: { board.onNext($0) })
        _ = secondHalf.subscribe(onNext: { board.onNext($0) })
        return board
    }

    /// `letters.onCompleted()` ends the subject for everybody. A member who leaves disposes of one subscription.
    static func exercise6() -> any Letters { Exercise6() }

    /// A press is an event, and the subject for it keeps nothing. The last name is a state, and its subject
    /// begins with one.
    static func exercise7() -> any Doorbell { FrontDoorbell() }

    final class Exercise4: Station {
        private let temperatures = BehaviorSubject(value: 0)
        private let flashes = PublishSubject<String>()
        private let lastThree = ReplaySubject<Int>.create(bufferSize: 3)
        private let lastOne = AsyncSubject<Int>()

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
            temperatures.onCompleted()
            flashes.onCompleted()
            lastThree.onCompleted()
            lastOne.onCompleted()
        }
    }

    final class Exercise6: Letters {
        private let letters = PublishSubject<String>()

        func send(_ letter: String) { letters.onNext(letter) }

        func join(_ read: @escaping (String) -> Void) -> () -> Void {
            let subscription = letters.subscribe(onNext: read)
            return { subscription.dispose() }
        }
    }

    final class FrontDoorbell: Doorbell {
        private let presses = PublishSubject<String>()
        private let names = BehaviorSubject(value: "nobody")

        var rings: Observable<String> { presses.asObservable() }
        var lastName: Observable<String> { names.asObservable() }

        func press(_ name: String) {
            presses.onNext(name)
            names.onNext(name)
        }

        func remove() {
            presses.onCompleted()
            names.onCompleted()
        }
    }
}

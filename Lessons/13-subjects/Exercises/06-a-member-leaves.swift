// Repair · A member leaves (class, 8 min)
//
// A club sends letters to its members. `join` returns a function: a member
// calls it to leave. One member has left, and now nobody receives letters
// any more. Mend `Club`.
//
//     let leave = club.join { log("anna \($0)") }
//     _ = club.join { log("boris \($0)") }
//     club.send("spring")     // anna spring, boris spring
//     leave()
//     club.send("summer")     // boris summer
//
// A member receives the letters that are sent after joining, in the order
// of joining. (A subject of this course keeps that order. RxSwift does not
// promise it once somebody has left.) To leave twice changes nothing.
// Somebody may join after another has left.

import LessonKit
import Streams

protocol Letters: AnyObject {
    /// Sends a letter to all who are members now.
    func send(_ letter: String)
    /// Calls `read` with each letter from now on, until the function that it returns is called.
    func join(_ read: @escaping (String) -> Void) -> () -> Void
}

final class Club: Letters {
    private let letters = PublishSubject<String>()

    func send(_ letter: String) { letters.onNext(letter) }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        _ = letters.subscribe(onNext: read)
        return { self.letters.onCompleted() }
    }
}

func club() throws -> any Letters {
    try toDo()  // delete this line when you start
    return Club()
}

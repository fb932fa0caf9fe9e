// Repair · Two doors and a book (home, 12 min)
//
// Guests are written into a book at two doors, each with a queue of its
// own. `change` is given the list and returns the new one, and may take
// its time. Sometimes somebody is missing in the evening.
//
//     north, on its queue      book.change { $0 + ["anna"] }
//     south, on its queue      book.change { $0 + ["boris"] }
//     afterwards               ["anna", "boris"], or the other way round
//     sometimes                ["boris"]
//
// Mend `Book`, so that nobody is lost, also if both doors call `change` at
// the same time.
//
// - `change` may be called from any thread, from main as well. It calls
//   its closure once. Neither the closure nor a subscriber calls `change`
//   again.
// - When `change` returns, the list has changed.
// - A subscriber to `guests` receives the latest list at once, and then
//   each new one.

import LessonKit
import Streams

protocol GuestBook: AnyObject {
    /// The list, and then the list after each change.
    var guests: Observable<[String]> { get }
    /// Makes a new list of the latest.
    func change(_ change: @escaping @Sendable ([String]) -> [String])
}

final class Book: GuestBook {
    private let list = BehaviorRelay<[String]>(value: [])

    var guests: Observable<[String]> { list.asObservable() }

    func change(_ change: @escaping @Sendable ([String]) -> [String]) {
        list.accept(change(list.value))
    }
}

func guestBook() throws -> any GuestBook {
    try toDo()  // delete this line when you start
    return Book()
}

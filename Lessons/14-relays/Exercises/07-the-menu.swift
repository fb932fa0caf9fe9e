// Build · The menu (home, 20 min)
//
// Write a class that is a `Menu`, and return a new one. It counts what is
// ordered of each dish, and what all of it costs.
//
//     prices             soup: 3, rice: 2
//     called             -s-r-r-S-S-c-      add soup, add rice twice,
//                                           remove soup twice, clear
//     count(of: soup)    01-----0-----      0 at once, 1 at tick 1, and so
//                                           on
//     count(of: rice)    0--1-2-----0-
//     total              03-5-7-4---0-
//
// - Nothing is ordered less than zero times: to remove at 0 changes
//   nothing.
// - Each menu has its own prices and its own counts. It has one price at
//   least, and only dishes with a price are asked for.
// - A subscriber, early or late, receives the latest number at once, and
//   then each new one. Whether a number is sent again when it has not
//   changed is up to you, and so is a total in between while `clear` runs.
// - When nobody holds the menu any longer, it is freed.

import LessonKit
import Streams

protocol Menu: AnyObject {
    /// How many of a dish are ordered.
    func count(of dish: String) -> Observable<Int>
    /// What all that is ordered costs.
    var total: Observable<Int> { get }

    /// Orders one more.
    func add(_ dish: String)
    /// Orders one less.
    func remove(_ dish: String)
    /// Orders nothing.
    func clear()
}

func menu(prices: [String: Int]) throws -> any Menu {
    throw ToDo()
}

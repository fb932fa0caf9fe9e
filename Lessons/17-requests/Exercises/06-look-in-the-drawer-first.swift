// Build · Look in the drawer first (home, 15 min)
//
// Somebody wants to read a page. Look for it in the drawer. If it is not
// there, fetch it from the library, put it into the drawer for the next
// time, and then read it.
//
//     it is in the drawer       it is not
//     find     --(p|)           find     --|
//     fetch                     fetch      --(p|)
//     keep                      keep         -|
//     page     --(p|)           page     -----(p|)
//
//     disposed at tick 3        find     ^-!
//                               fetch    --^!
//
// Each row begins when it is subscribed to. Do not fetch a page that is in
// the drawer, and do not keep it again. An empty text is a page, too.
//
// If `find` or `fetch` fails, the page fails at once with the same error.
// If `keep` fails, the page is read nevertheless. Each reader begins anew:
// look in the drawer first.
//
// Operators for this: `ifEmpty(switchTo:)`, `flatMap`, `andThen`, `catch`.

import LessonKit
import Streams

protocol Drawer {
    /// The page, or nothing if it is not there.
    func find(_ name: String) -> Maybe<String>
    /// Puts the page into the drawer.
    func keep(_ name: String, _ text: String) -> Completable
}

protocol Library {
    /// Fetches the page.
    func fetch(_ name: String) -> Single<String>
}

func page(_ name: String, drawer: any Drawer, library: any Library) throws -> Single<String> {
    throw ToDo()
}

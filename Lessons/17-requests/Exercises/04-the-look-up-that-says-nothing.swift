// Repair · The look-up that says nothing (class, 10 min)
//
// How many stars does a repository have? The server answers with a status
// and a text. Or there is no answer, but an error.
//
//     200, "31"             stars     ---(s|)       s: 31
//     200, "<html>"         stars     ---#          Unreadable()
//     404, "0"              stars     ---#          BadStatus(code: 404)
//     the error Offline()   stars     ---#          Offline()
//
//     disposed at tick 2    --!       and the request is cancelled, at
//                                     tick 2
//
// Only 200 is a good status: every other one is a `BadStatus`, whatever
// the text is. A text is readable if `Int` can read it. An error arrives
// as it is. Each subscriber sends a request of their own, and cancels only
// that one.
//
// The code below has four faults. Without a network it says nothing at
// all, and it says nothing about `<html>`. It gives 0 stars to a
// repository that does not exist. It goes on asking for a page that is
// closed. Find out why, and repair it.

import LessonKit
import Streams

struct Unreadable: Error {}
struct BadStatus: Error, Equatable { let code: Int }

protocol StarServer {
    /// Asks for the stars of a repository. `answer` is called once, later: with a status and a text, or with an error. To
    /// cancel the request, call the closure that is returned; after the answer it does nothing.
    func get(
        _ name: String, answer: @escaping (_ status: Int?, _ text: String?, _ error: (any Error)?) -> Void
    ) -> () -> Void
}

func stars(of name: String, from server: any StarServer) throws -> Single<Int> {
    try toDo()  // delete this line when you start
    return Single.create { single in
        _ = server.get(name) { _, text, _ in
            if let text, let stars = Int(text) { single(.success(stars)) }
        }
        return Disposables.create()
    }
}

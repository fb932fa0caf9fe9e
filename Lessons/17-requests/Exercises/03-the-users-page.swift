// Complete · The user's page (class, 8 min)
//
// A page is found in two requests. The first answers with the number of a
// user, the second with the page of that number.
//
//     number          --(7|)
//     page              ---(p|)
//     userPage        -----(p|)
//
//     number          --(7|)
//     page              ---#          NotFound(): this user has no page
//                                     yet
//     userPage        -----(n|)       n: "(no page)"
//
//     number          --#             NotFound(): there is no such user
//     userPage        --#             the same error, and no page is asked
//                                     for
//
// Every other error arrives as it is. Each subscriber sends both requests
// anew. `dispose` cancels the request that is under way.
//
// The first request is there already. The rest is missing.

import LessonKit
import Streams

struct NotFound: Error {}

protocol Directory {
    /// Asks for the number of a user. The request begins when somebody subscribes, and `dispose` cancels it.
    func number(of user: String) -> Single<Int>
    /// Asks for the page of a number. The request begins when somebody subscribes, and `dispose` cancels it.
    func page(_ number: Int) -> Single<String>
}

func userPage(_ user: String, in directory: any Directory) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return directory.number(of: user).flatMap { number in
        // What comes after the number?
        Single<String>.never()
    }
}

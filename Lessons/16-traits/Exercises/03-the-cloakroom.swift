// Complete · The cloakroom (class, 8 min)
//
// `Cloakroom` is somebody else's code. Make a `Maybe` of a search:
//
//     a blue coat hangs there     ---b     coat(...)     ---(b|)
//     nothing hangs there         ---o     coat(...)     ---|
//     the room is locked          ---#     coat(...)     ---#
//
//     disposed at tick 2          --!      and the search is stopped, at
//                                          tick 2
//
// An error arrives as it is. Each subscriber starts a search of their own,
// and stops only that one.
//
// The first line works already. The rest is missing.

import LessonKit
import Streams

protocol Cloakroom {
    /// Looks for the coat with a number. `answer` is called once, later: with nil if there is none. To stop the search, call the
    /// closure that is returned.
    func find(_ number: Int, answer: @escaping (Result<String?, any Error>) -> Void) -> () -> Void
}

func coat(_ number: Int, from room: any Cloakroom) throws -> Maybe<String> {
    try toDo()  // delete this line when you start
    return Maybe.create { maybe in
        _ = room.find(number) { result in
            if case .success(let coat?) = result { maybe(.success(coat)) }
        }
        return Disposables.create()
    }
}

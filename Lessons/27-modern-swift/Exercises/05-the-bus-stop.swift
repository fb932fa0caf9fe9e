// Repair · The bus stop (class, 10 min)
//
// A board shows when the next bus leaves from a stop. `select` is called
// with a stop. It asks the server, and writes the answer, or "no bus" if
// the server fails.
//
//     select("Park")        the server is asked for Park
//     select("Zoo")         the request for Park is cancelled, the server
//                           is asked for Zoo
//     Zoo: "12:40"          writes 12:40
//
// Only what belongs to the stop that was selected last is written. A
// request that was cancelled may still end: with an answer, or with any
// error. Nothing is written then. The same stop twice is two requests, and
// the first one is cancelled. A request that has ended need not be
// cancelled.
//
// The board shows the wrong stop, if its answer is slow. Find out why, and
// repair it.

import LessonKit
import Streams

protocol BusServer: Sendable {
    func departure(from stop: String) async throws -> String
}

@MainActor protocol Board: AnyObject {
    func select(_ stop: String)
}

@MainActor final class BusBoard: Board {
    private let server: any BusServer
    private let write: @MainActor (String) -> Void

    init(server: any BusServer, write: @escaping @MainActor (String) -> Void) {
        self.server = server
        self.write = write
    }

    func select(_ stop: String) {
        Task {
            let text = (try? await server.departure(from: stop)) ?? "no bus"
            write(text)
        }
    }
}

@MainActor func board(server: any BusServer, write: @escaping @MainActor (String) -> Void) throws -> any Board {
    try toDo()  // delete this line when you start
    return BusBoard(server: server, write: write)
}

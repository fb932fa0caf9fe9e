import LessonKit
import Streams

// 1 · Predict · Two ferries (class, 5 min)
//
// Cars drive to a harbour. All of this runs on main. After each line, main finishes all that it has to do. If two loops wait, the
// next car goes to the one that has waited longer.
//
//     let (cars, road) = AsyncStream.makeStream(of: Int.self)
//     road.yield(1)
//     road.yield(2)
//     Task { for await car in cars { log("north \(car)") } }
//     road.yield(3)
//     Task { for await car in cars { log("south \(car)") } }
//     road.yield(4)
//     road.yield(5)
//     road.finish()
//     road.yield(6)
//     Task { for await car in cars { log("late \(car)") }; log("closed") }
//
// Which words are logged, in which order? Answer with a list: ["...", "..."]
//
func twoFerries() throws -> [String] {
    throw ToDo()
}

// 2 · Predict · One chair (class, 5 min)
//
// A hairdresser has one chair.
//
//     @MainActor final class Salon {
//         var chairs = 1
//
//         func visit(_ name: String) async {
//             log("\(name) comes in")
//             guard chairs > 0 else { return log("\(name) leaves") }
//             await washHair()
//             chairs -= 1
//             log("\(name) sits, \(chairs) chairs")
//         }
//     }
//
// Main runs this. `washHair` suspends both tasks for a while, and Anna's hair is ready first.
//
//     Task { await salon.visit("Anna") }
//     Task { await salon.visit("Boris") }
//     log("open")
//
// Which lines are logged, in which order? Answer with a list: ["...", "..."]
//
func oneChair() throws -> [String] {
    throw ToDo()
}

// 3 · Complete · A scale at the market (class, 8 min)
//
// `Scale` is somebody else's code. Make an `AsyncStream` of its weights, for one loop.
//
//     the scale weighs       3, 5, and then it is empty
//     the loop reads         3, 5, and ends
//
//     the task of the loop is cancelled, or nobody holds the stream any more
//     the scale              is switched off
//
// The scale starts when `weights` is called, each time anew. No weight is lost, also if the loop begins late or is slow: the
// same weight may come twice, and a 0 is a weight, too. To switch an empty scale off does no harm.
//
// Two things are missing.
//
protocol Scale: Sendable {
    /// Starts to weigh. Calls `onWeight` for each weight, and `onEmpty` once, at the end. Call the closure that is returned to
    /// switch the scale off.
    func start(
        onWeight: @escaping @Sendable (Int) -> Void, onEmpty: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void
}

func weights(of scale: any Scale) throws -> AsyncStream<Int> {
    try toDo()  // delete this line when you start
    return AsyncStream { continuation in
        _ = scale.start(
            onWeight: { continuation.yield($0) },
            onEmpty: {})
    }
}

// 4 · Repair · The last table (home, 10 min)
//
// A restaurant takes bookings. It phones each guest: "Do you really come?" That takes a while, and other guests book meanwhile.
//
//     tables 1      Anna books, Boris books, and Anna says yes
//     phoned        Anna
//     answers       Boris: no, at once; Anna: yes
//
// A guest gets a no at once, and no call, if each table is booked or kept for a guest on the phone. If a guest on the phone says no, the
// answer is no, and the table is free again for guests who book later. Guests are phoned at the same time, one table each. The
// same name twice is two guests.
//
// On Saturday more guests came than there were tables. Find out why, and repair it.
//
protocol Phone: Sendable {
    /// Phones a guest. Returns whether they come.
    func confirms(_ guest: String) async -> Bool
}

protocol Bookings: Sendable {
    /// Books a table. Returns whether there is one.
    func book(_ guest: String) async -> Bool
}

actor Restaurant: Bookings {
    private var tables: Int
    private let phone: any Phone

    init(tables: Int, phone: any Phone) {
        self.tables = tables
        self.phone = phone
    }

    func book(_ guest: String) async -> Bool {
        guard tables > 0 else { return false }
        guard await phone.confirms(guest) else { return false }
        tables -= 1
        return true
    }
}

func restaurant(tables: Int, phone: any Phone) throws -> any Bookings {
    try toDo()  // delete this line when you start
    return Restaurant(tables: tables, phone: phone)
}

// 5 · Repair · The bus stop (class, 10 min)
//
// A board shows when the next bus leaves from a stop. `select` is called with a stop. It asks the server, and writes the answer, or
// "no bus" if the server fails.
//
//     select("Park")        the server is asked for Park
//     select("Zoo")         the request for Park is cancelled, the server is asked for Zoo
//     Zoo: "12:40"          writes 12:40
//
// Only what belongs to the stop that was selected last is written. A request that was cancelled may still end: with an answer, or
// with any error. Nothing is written then. The same stop twice is two requests, and the first one is cancelled. A request that has
// ended need not be cancelled.
//
// The board shows the wrong stop, if its answer is slow. Find out why, and repair it.
//
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

// 6 · Build · Headlines in a window (home, 12 min)
//
// Return an object, the window. As long as somebody holds it, each headline is written, on main. When nobody holds it any more, the
// loop over `headlines` ends, and no headline that is sent after that is written.
//
//     headlines      a, b         c
//     the window     held         freed
//     writes         a, b
//
// The loop begins when the function is called, or soon after. Headlines that wait in the stream already are written first. If
// `headlines` ends, nothing more happens. The same headline twice is written twice.
//
@MainActor func openWindow(
    headlines: AsyncStream<String>, write: @escaping @MainActor (String) -> Void
) throws -> AnyObject {
    throw ToDo()
}

// 7 · Build · The first answer (home, 15 min)
//
// Somebody needs a spare part. Ask all shops at the same time, and return the first price that comes.
//
//     north      asked ........ cancelled
//     south      asked ... 30
//     returns    30
//
// When the first price is there, the other requests are cancelled. A shop that fails does not matter as long as another one is
// asked. If all fail, throw `NoPrice`, and with an empty list, too. If the caller's task is cancelled, all requests are cancelled,
// and you throw whatever you like. A shop that is cancelled ends at once.
//
protocol PartShop: Sendable {
    func price(of part: String) async throws -> Int
}

struct NoPrice: Error {}

func firstPrice(of part: String, in shops: [any PartShop]) async throws -> Int {
    throw ToDo()
}

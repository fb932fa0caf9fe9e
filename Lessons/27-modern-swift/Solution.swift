import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// The stream keeps 1 and 2 until there is a loop. 4 goes to north, which waits longer, and then it is the turn of south.
    /// After `finish` nothing is taken in, and a loop ends at once.
    static func exercise1() -> [String] { ["north 1", "north 2", "north 3", "north 4", "south 5", "closed"] }

    /// A task begins when main is free. At `await` the first visit gives main back, so the second one sees a free chair.
    static func exercise2() -> [String] {
        ["open", "Anna comes in", "Boris comes in", "Anna sits, 0 chairs", "Boris sits, -1 chairs"]
    }

    /// `finish` ends the loop. `onTermination` is called after it, when the task is cancelled, and when nobody holds the
    /// stream any more.
    static func exercise3(of scale: any Scale) -> AsyncStream<Int> {
        AsyncStream { continuation in
            let switchOff = scale.start(
                onWeight: { continuation.yield($0) },
                onEmpty: { continuation.finish() })
            continuation.onTermination = { _ in switchOff() }
        }
    }

    /// The check and the change stand together, without an `await` between them. What was kept for nothing is given back.
    actor Exercise4: Bookings {
        private var tables: Int
        private let phone: any Phone

        init(tables: Int, phone: any Phone) {
            self.tables = tables
            self.phone = phone
        }

        func book(_ guest: String) async -> Bool {
            guard tables > 0 else { return false }
            tables -= 1
            let comes = await phone.confirms(guest)
            if !comes { tables += 1 }
            return comes
        }
    }

    static func exercise4(tables: Int, phone: any Phone) -> any Bookings { Exercise4(tables: tables, phone: phone) }

    /// The old task is cancelled. It may still get an answer or an error: so it asks whether it was cancelled before it writes.
    @MainActor final class Exercise5: Board {
        private let server: any BusServer
        private let write: @MainActor (String) -> Void
        private var request: Task<Void, Never>?

        init(server: any BusServer, write: @escaping @MainActor (String) -> Void) {
            self.server = server
            self.write = write
        }

        func select(_ stop: String) {
            request?.cancel()
            request = Task { [server, write] in
                let text = (try? await server.departure(from: stop)) ?? "no bus"
                if !Task.isCancelled { write(text) }
            }
        }
    }

    @MainActor static func exercise5(server: any BusServer, write: @escaping @MainActor (String) -> Void) -> any Board {
        Exercise5(server: server, write: write)
    }

    /// The task does not use the window, so nothing keeps the window alive. `deinit` cancels the task, and that ends the loop.
    private final class Window {
        let task: Task<Void, Never>

        init(_ task: Task<Void, Never>) { self.task = task }

        deinit { task.cancel() }
    }

    @MainActor static func exercise6(
        headlines: AsyncStream<String>, write: @escaping @MainActor (String) -> Void
    ) -> AnyObject {
        Window(Task { for await headline in headlines { write(headline) } })
    }

    /// A group asks all at the same time. Each child turns its error into nil, so that it does not end the others.
    static func exercise7(of part: String, in shops: [any PartShop]) async throws -> Int {
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for shop in shops { group.addTask { try? await shop.price(of: part) } }
            for try await case let price? in group {
                group.cancelAll()
                return price
            }
            throw NoPrice()
        }
    }
}

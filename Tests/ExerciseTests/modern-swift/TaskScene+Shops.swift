import ExerciseSupport

@testable import modern_swift_exercises

extension TaskScene {
    typealias FirstPrice = @Sendable (String, [any PartShop]) async throws -> Int

    /// Asks shops, and plays what they say: "south 30", "north fails"; "cancel" cancels the caller's task.
    func ask(_ names: [String], _ script: [String], part: String = "chain", _ answer: @escaping FirstPrice) throws {
        order = { $0 < $1 }
        let (site, thrown) = (site, Box<(any Error)?>(nil))
        let desk = Desk<Int>(site)
        let shops = names.map { FakeShop(name: $0, site: site, desk: desk) }
        // A task that is nobody's child asks when it likes: no answer comes before its question.
        let before = site.lines.count
        let isOver = { (lines: [String]) in
            lines[before...].contains { $0.hasPrefix("returns") || $0.hasPrefix("throws") }
        }
        let allAsked = Awaited { lines in
            !names.isEmpty && lines[before...].count { $0.hasPrefix("asks") } >= names.count || isOver(lines)
        }
        var failed = 0
        let caller = try start(until: allAsked) {
            do {
                site.add("returns \(try await answer(part, shops))")
            } catch {
                thrown.value = error
                site.add(Task.isCancelled ? "throws" : "throws \(type(of: error))")
            }
        }
        if let error = thrown.value, error is ToDo || error is Diagnosis { throw error }
        for line in script {
            let words = line.split(separator: " ").map(String.init)
            failed += words.last == "fails" ? 1 : 0
            // The first price ends the call, and so do a cancel and the last shop that fails.
            let ends = words.last != "fails" || failed == names.count
            try play(until: Awaited { !ends || isOver($0) }) {
                switch words.last {
                case "cancel": caller.cancel()
                case "fails": desk.answer(words[0], .failure(NoNetwork()))
                default: desk.answer(words[0], .success(Int(words[1]) ?? 0))
                }
            }
        }
        // What still waits here ends after the last line that counts.
        try play { site.add("the shops close") }
        try play { for name in names { desk.answer(name, .failure(NoNetwork())) } }
    }

    /// The lines before all shops have closed.
    var day: ArraySlice<String> { lines.prefix { $0 != "the shops close" } }

    /// Whether the call has returned or thrown by then.
    var isAnswered: Bool { day.contains { $0.hasPrefix("returns") || $0.hasPrefix("throws") } }
}

struct FakeShop: PartShop {
    let name: String
    let site: Site
    let desk: Desk<Int>

    func price(of part: String) async throws -> Int { try await desk.ask(name, noting: "asks \(name) for a \(part)") }
}

/// Starts a task on main that is nobody's child.
func stranger<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) -> Task<Value, any Error> {
    let result = AsyncThrowingStream<Value, any Error> { continuation in
        task {
            do {
                continuation.yield(try await work())
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
    }
    return Task {
        for try await value in result { return value }
        throw NoPrice()
    }
}

/// Asks all shops in a group, and lets `choose` make a price of what comes.
func asking(
    _ part: String, _ shops: [any PartShop],
    _ choose: @escaping @Sendable (inout ThrowingTaskGroup<Int?, any Error>) async throws -> Int
) async throws -> Int {
    try await withThrowingTaskGroup(of: Int?.self) { group in
        for shop in shops { group.addTask { try? await shop.price(of: part) } }
        return try await choose(&group)
    }
}

/// Wrong: cancels nothing.
func readFromAStream(_ part: String, _ shops: [any PartShop]) async throws -> Int {
    let answers = AsyncStream<Int?> { continuation in
        for shop in shops { task { continuation.yield(try? await shop.price(of: part)) } }
    }
    var left = shops.count
    if left == 0 { throw NoPrice() }
    for await answer in answers {
        left -= 1
        if let answer { return answer }
        if left == 0 { break }
    }
    throw NoPrice()
}

/// Wrong: the first result counts, also an error.
func theFirstResult(_ part: String, _ shops: [any PartShop]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for shop in shops { group.addTask { try await shop.price(of: part) } }
        defer { group.cancelAll() }
        guard let price = try await group.next() else { throw NoPrice() }
        return price
    }
}

/// Right: results in a group.
func theFirstSuccess(_ part: String, _ shops: [any PartShop]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for shop in shops { group.addTask { try await shop.price(of: part) } }
        defer { group.cancelAll() }
        while let result = await group.nextResult() {
            if case .success(let price) = result { return price }
        }
        throw NoPrice()
    }
}

import ExerciseSupport

@testable import modern_swift_exercises

typealias MakeBoard = @MainActor (any BusServer, @escaping @MainActor (String) -> Void) throws -> any Board

extension TaskScene {
    /// Plays stops and answers: "Park" is selected, "12:30 Park" and "error Park" are what the server says to the request for Park
    /// that has waited longest. What should be written has a mark: "12:30 Park!". The boards stay until the end.
    ///
    /// - Parameter isStubborn: Whether a request that is cancelled goes on.
    func select(
        _ script: [String], then second: [String] = [], answers: [String] = [], isStubborn: Bool = false,
        _ make: @escaping MakeBoard
    ) throws {
        let site = site
        let server = FakeBusServer(site, isStubborn)
        // A request that was cancelled may write before or after the next one is made.
        order = { !$0.hasPrefix("writes") && $1.hasPrefix("writes") }
        for lines in [script, second] where !lines.isEmpty {
            let board = try playOnMain { Sent(try make(server) { site.add("writes \($0)") }) }
            at(0) { withExtendedLifetime(board) {} }
            for line in lines { try playBus(line, board, server) }
        }
        for line in answers { try playBus(line, nil, server) }
        look()
    }

    /// What the server has answered, and the first text that was written.
    var answers: [String] {
        lines.filter { $0.contains(": ") }.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    }
    var written: String {
        lines.first { $0.hasPrefix("writes") }.map { String($0.dropFirst(7)) } ?? answers.first ?? ""
    }

    private func playBus(_ line: String, _ board: Sent<any Board>?, _ server: FakeBusServer) throws {
        let site = site
        func count(_ start: String) -> Int { site.lines.count { $0.hasPrefix(start) } }
        let words = line.split(separator: " ").map(String.init)
        if words.count == 1 {
            site.add("select \(line)")
            let wanted = count("select")
            try playOnMain(until: Awaited(start: "asks", count: wanted)) { board?.value.select(line) }
        } else {
            let (stop, isWritten) = (words[1].filter { $0 != "!" }, words[1].hasSuffix("!"))
            site.add("\(stop): \(words[0])")
            let answer: Result<String, any Error> = words[0] == "error" ? .failure(NoNetwork()) : .success(words[0])
            let wanted = count("writes") + (isWritten ? 1 : 0)
            try play(until: Awaited(start: "writes", count: wanted)) { server.desk.answer(stop, answer) }
            if !isWritten { look() }
        }
    }
}

struct NoNetwork: Error {}

/// A server that answers when the scene says so.
final class FakeBusServer: BusServer {
    let desk: Desk<String>
    private let isStubborn: Bool

    init(_ site: Site, _ isStubborn: Bool) {
        self.isStubborn = isStubborn
        desk = Desk(site)
    }

    func departure(from stop: String) async throws -> String {
        try await desk.ask(stop, noting: "asks \(stop)", isStubborn: isStubborn)
    }
}

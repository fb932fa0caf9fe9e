import Foundation

/// How far a run of the tests has come, read from Swift Testing's event stream: one JSON object a line.
///
/// It says whether the run came to its own end: an exercise can end the program with exit code 0. What the exercises are worth
/// comes over the link (`HubMessage`).
struct EventStream: Sendable {
    /// Whether a test has begun.
    private(set) var hasBegun = false
    /// Whether all tests have ended, and the run with them.
    private(set) var isComplete = false

    /// Takes one line of the stream. A line that is no such object is ignored: a program that dies may leave half a line.
    mutating func read(_ line: String) {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)), record.kind == "event" else {
            return
        }
        switch record.payload.kind {
        case "testStarted": hasBegun = true
        case "runEnded": isComplete = true
        default: break
        }
    }

    /// The part of a line that is read here.
    private struct Record: Decodable {
        let kind: String
        let payload: Payload

        struct Payload: Decodable {
            let kind: String
        }
    }
}

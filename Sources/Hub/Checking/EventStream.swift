import Foundation
import LessonKit

/// What a run of the exercises has told so far, read from Swift Testing's event stream: one JSON object a line.
///
/// Lines that are no such object are passed over, for a program that dies may leave half a line behind.
struct EventStream: Sendable {
    /// A check of one exercise.
    struct Test: Sendable, Equatable {
        /// Module, suite, function and place, as Swift Testing writes them.
        let id: String
        /// The name of the file it stands in.
        let lesson: String
        let number: Int
        let title: String

        var key: ExerciseKey { ExerciseKey(lesson: lesson, number: number) }
    }

    /// The checks that this run was to make, in the order it named them. Tests whose name is no `3 · Title` are left out.
    private(set) var tests: [Test] = []
    /// The check that has started and not ended.
    private(set) var running: Test?
    /// Whether the run came to its own end.
    private(set) var isComplete = false

    private var ended: Set<String> = []
    private var cancelled: Set<String> = []
    private var failures: [String: [String]] = [:]

    init() {}

    /// Whether every check has ended.
    var hasEndedAll: Bool { !tests.isEmpty && tests.allSatisfy { ended.contains($0.id) } }

    /// What the check found, and what it said; nil before it ended.
    func result(of test: Test) -> (outcome: Outcome, diagnoses: [Diagnosis])? {
        guard ended.contains(test.id) else { return nil }
        if let failures = failures[test.id] { return (.wrong, failures.map(Self.diagnosis)) }
        return (cancelled.contains(test.id) ? .toDo : .passed, [])
    }

    /// Evidence is indented, the meaning is not.
    private static func diagnosis(_ issue: String) -> Diagnosis {
        let lines = issue.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let evidence = lines.filter { $0.first?.isWhitespace ?? true }.map { String($0.dropFirst(4)) }
        let meaning = lines.filter { $0.first?.isWhitespace == false }
        return Diagnosis(meaning.joined(separator: "\n"), evidence: evidence.isEmpty ? [] : [.lines(evidence)])
    }

    /// Takes one line of the stream.
    mutating func read(_ line: String) {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { return }
        let payload = record.payload
        switch (record.kind, payload.kind) {
        case ("test", "function"):
            if let id = payload.id, let test = Test(id: id, name: payload.displayName ?? payload.name ?? "") {
                tests.append(test)
            }
        case ("event", "runEnded"):
            isComplete = true
        case ("event", let kind):
            guard let id = payload.testID, let test = tests.first(where: { $0.id == id }) else { return }
            take(kind, of: test, payload)
        default:
            break
        }
    }

    private mutating func take(_ kind: String, of test: Test, _ payload: Record.Payload) {
        switch kind {
        case "testStarted": running = test
        case "testCancelled", "testSkipped": cancelled.insert(test.id)
        case "issueRecorded" where payload.issue?.isFailure ?? true: failures[test.id, default: []].append(payload.said)
        case "testEnded": ended.insert(test.id)
        default: break
        }
        if kind == "testSkipped" { ended.insert(test.id) }
        if ended.contains(test.id), running == test { running = nil }
    }
}

extension EventStream.Test {
    /// `3 · A late fan`, with backticks and parentheses or without.
    fileprivate init?(id: String, name: String) {
        guard let match = name.wholeMatch(of: /`?([0-9]+) · (.+?)(?:`\(\))?/), let number = Int(match.1),
            let place = id.firstMatch(of: #/([^/]+)\.swift:[0-9]+:[0-9]+$/#)
        else { return nil }
        self.init(id: id, lesson: String(place.1), number: number, title: String(match.2))
    }
}

/// The part of a line that is read here.
private struct Record: Decodable {
    let kind: String
    let payload: Payload

    struct Payload: Decodable {
        let kind: String
        let id: String?
        let name: String?
        let displayName: String?
        let testID: String?
        let messages: [Message]?
        let issue: Issue?

        /// A recorded comment alone; an expectation or a thrown error with what Swift Testing says of it.
        var said: String {
            let texts = (messages ?? []).map(\.text)
            let first = texts.first ?? "The check failed without a word."
            return (first == "Issue recorded" && texts.count > 1 ? Array(texts.dropFirst()) : texts)
                .joined(separator: "\n")
        }
    }

    struct Message: Decodable { let text: String }
    struct Issue: Decodable { let isFailure: Bool? }
}

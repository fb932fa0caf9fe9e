import Foundation

@testable import Hub
@testable import LessonKit

/// What a plain `swift test` says of exercises, as a script reads it: outcomes by exercise, `subscribe 3`.
enum PlainTest {
    /// From the file of `--xunit-output`.
    static func xunit(_ text: String) -> [String: Outcome] {
        let test = /<testcase classname="\w+\.([^"]+)" name="`([0-9]+) · [^>]*>\s*(<failure|<skipped)?/
        return text.matches(of: test).reduce(into: [:]) { outcomes, found in
            outcomes[name(found.1, found.2)] =
                switch found.3 {
                case "<failure": .wrong
                case "<skipped": .toDo
                default: .passed
                }
        }
    }

    /// From the file of `--event-stream-output-path`. A test that began and did not end has crashed.
    static func events(_ text: String) -> [String: Outcome] {
        text.split(separator: "\n").reduce(into: [:]) { outcomes, line in
            guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)),
                let found = event.payload.testID?.firstMatch(of: #/\.([^/]+)/`([0-9]+) · /#)
            else { return }
            let name = name(found.1, found.2)
            switch event.payload.kind {
            case "testStarted": outcomes[name] = .crashed
            case "testSkipped": outcomes[name] = .toDo
            case "issueRecorded": outcomes[name] = .wrong
            case "testEnded" where outcomes[name] == .crashed: outcomes[name] = .passed
            default: break
            }
        }
    }

    private static func name(_ lesson: Substring, _ number: Substring) -> String {
        "\(lesson.filter { $0 != "`" }) \(number)"
    }

    private struct Event: Decodable {
        struct Payload: Decodable {
            let kind: String
            let testID: String?
        }

        let payload: Payload
    }
}

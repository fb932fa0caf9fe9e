import Foundation
import Platform

@testable import Hub

/// `sourcekit-lsp`, which editors ask what they show of Swift. It is asked as they ask it: in JSON, over its standard streams.
///
/// It reads the build that these tests are a part of, so nothing is built. To be used from one thread at a time.
final class LanguageServer: @unchecked Sendable {
    /// Where it is installed; nil if it is not.
    static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/sourcekit-lsp" }.first(where: FileManager.default.isExecutableFile(atPath:))

    struct Failure: Error, CustomStringConvertible { let description: String }

    private let root: URL
    private let pid: pid_t
    private let input: FileHandle
    private let output: FileHandle
    private var received = Data()
    private var lastRequest = 0
    /// The file that was opened last.
    private var file = URL(filePath: "/")
    private var text = ""

    /// Opens the folder of a package.
    init(in root: URL) throws {
        self.root = root
        let (toServer, fromServer) = (Pipe(), Pipe())
        var launch = Launch([Self.program ?? "sourcekit-lsp"])
        launch.input = .file(toServer.fileHandleForReading.fileDescriptor)
        launch.output = .file(fromServer.fileHandleForWriting.fileDescriptor)
        launch.errors = .null
        launch.family = .session
        pid = try launch.start()
        (input, output) = (toServer.fileHandleForWriting, fromServer.fileHandleForReading)
        try toServer.fileHandleForReading.close()
        try fromServer.fileHandleForWriting.close()
        _ = try ask(
            "initialize",
            [
                "rootUri": root.absoluteString, "capabilities": [String: Any](),
                "initializationOptions": ["backgroundIndexing": false],
            ])
        try send(["method": "initialized", "params": [String: Any]()])
    }

    deinit {
        kill(-pid, SIGKILL)
        _ = ProcessStatus(waitingFor: pid)
    }

    /// Opens a file, as if `text` had been typed there. Without it the file is as it is.
    func open(_ path: String, text: String? = nil) throws {
        file = root.appendingPathComponent(path)
        self.text = try text ?? String(contentsOf: file, encoding: .utf8)
        let document =
            ["uri": file.absoluteString, "languageId": "swift", "version": 1, "text": self.text] as [String: Any]
        try send(["method": "textDocument/didOpen", "params": ["textDocument": document]])
        // Until it has read the package, it knows no module.
        try Self.wait { try hover("Observable") != "" }
    }

    /// Asks again until it is so, for five minutes at most: a machine may be busy.
    static func wait(until isSo: () throws -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(300)
        while try !isSo(), ContinuousClock.now < deadline { usleep(100_000) }
    }

    /// What it shows where the pointer rests on the last letter of `mark`.
    func hover(_ mark: String) throws -> String {
        let answer = try ask("textDocument/hover", at: mark, -1) as? [String: Any]
        return (answer?["contents"] as? [String: Any])?["value"] as? String ?? ""
    }

    /// The names that it offers behind `mark`.
    func completions(behind mark: String) throws -> Set<String> {
        let answer = try ask("textDocument/completion", at: mark, 0) as? [String: Any]
        let labels = (answer?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
        return Set(labels.map { String($0.prefix { $0 != "(" }) })
    }

    /// The errors: the line, from 1, and the sentence.
    func errors() throws -> [(line: Int, text: String)] {
        let answer =
            try ask("textDocument/diagnostic", ["textDocument": ["uri": file.absoluteString]]) as? [String: Any]
        return (answer?["items"] as? [[String: Any]] ?? []).filter { $0["severity"] as? Int == 1 }.map { item in
            let start = (item["range"] as? [String: [String: Int]])?["start"]
            return ((start?["line"] ?? -1) + 1, item["message"] as? String ?? "")
        }
    }

    /// The files that a rename of the name at `mark` changes.
    func filesOfRename(_ mark: String, to name: String) throws -> Set<String> {
        let edit = try ask("textDocument/rename", at: mark, -1, ["newName": name]) as? [String: Any]
        return Set((edit?["changes"] as? [String: Any] ?? [:]).keys)
    }

    /// The files that have something of that name, found by a search for it.
    func files(ofSymbol name: String) throws -> Set<String> {
        let symbols = try ask("workspace/symbol", ["query": name]) as? [[String: Any]] ?? []
        // It finds names with more letters in between as well.
        let meant = symbols.filter { ($0["name"] as? String)?.hasPrefix("\(name)(") == true }
        return Set(meant.compactMap { ($0["location"] as? [String: Any])?["uri"] as? String })
    }

    /// The identifiers of all tests of the package, in no order: of a suite, with the labels of those in it.
    func tests() throws -> [String: [String]] {
        let suites = try ask("workspace/tests", [:]) as? [[String: Any]] ?? []
        return suites.reduce(into: [:]) { tests, suite in
            guard let id = suite["id"] as? String else { return }
            tests[id] = (suite["children"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
        }
    }

    private func ask(_ method: String, at mark: String, _ offset: Int, _ more: [String: Any] = [:]) throws -> Any {
        guard let end = text.range(of: mark)?.upperBound else { throw Failure(description: "The text has no \(mark).") }
        let lines = text[..<end].components(separatedBy: "\n")
        let column = lines[lines.count - 1].utf16.count + offset
        let place =
            [
                "textDocument": ["uri": file.absoluteString],
                "position": ["line": lines.count - 1, "character": column],
            ] as [String: Any]
        return try ask(method, place.merging(more) { $1 })
    }

    /// What it answers to a request.
    ///
    /// - Throws: `Failure`, if it refuses, ends or takes more than five minutes.
    private func ask(_ method: String, _ parameters: [String: Any]) throws -> Any {
        lastRequest += 1
        let request = lastRequest
        try send(["id": request, "method": method, "params": parameters])
        let deadline = ContinuousClock.now + .seconds(300)
        while true {
            let message = try message(before: deadline)
            if message["method"] == nil, message["id"] as? Int == request {
                if let error = message["error"] { throw Failure(description: "\(method): \(error)") }
                return message["result"] ?? NSNull()
            }
            // It has questions of its own, which need an answer, too.
            if message["method"] != nil, let id = message["id"] { try send(["id": id, "result": NSNull()]) }
        }
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
        try input.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    /// Its next message: a head that says how long the body is, an empty line, the body.
    private func message(before deadline: ContinuousClock.Instant) throws -> [String: Any] {
        while true {
            if let head = received.firstRange(of: Data("\r\n\r\n".utf8)),
                let length = String(decoding: received[..<head.lowerBound], as: UTF8.self)
                    .firstMatch(of: /Content-Length: ([0-9]+)/).flatMap({ Int($0.1) }),
                received.endIndex - head.upperBound >= length
            {
                let body = received[head.upperBound..<(head.upperBound + length)]
                received = Data(received[(head.upperBound + length)...])
                return try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
            }
            var waiting = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, 1000) > 0 else {
                if ContinuousClock.now > deadline { throw Failure(description: "sourcekit-lsp does not answer.") }
                continue
            }
            let part = output.availableData
            if part.isEmpty { throw Failure(description: "sourcekit-lsp has ended.") }
            received += part
        }
    }
}

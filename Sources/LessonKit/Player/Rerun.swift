import Foundation
import Platform
import Terminal

/// A step of a lesson that was built anew, played by a program of its own. Whatever that one does, the walk goes on.
struct Rerun {
    /// How a program is asked to play nothing but the run of its step, and for which page.
    struct Request: Codable, Equatable {
        let width: Int
        let hasColour: Bool
        let isASCII: Bool

        private static let variable = "WORKBOOK_RERUN"

        /// What this program was asked; nil if it plays a lesson.
        static var asked: Request? {
            ProcessInfo.processInfo.environment[variable].flatMap {
                try? JSONDecoder().decode(Request.self, from: Data($0.utf8))
            }
        }

        fileprivate var environment: [String: String] {
            [Self.variable: String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self)]
        }
    }

    /// What it wrote, painted.
    private(set) var lines: [String] = []
    /// What went wrong.
    private(set) var remarks: [String] = []
    /// The line of main.swift in which it went wrong.
    private(set) var line: Int?

    /// A wall has room for no more.
    private static let mostLines = 60
    private static let mostBytes = 1 << 20
    /// The seconds that a step may take beside its own time.
    static let patience = 20.0

    /// Plays the step `title` of `program`.
    ///
    /// - Parameters:
    ///   - seconds: The time of the step.
    ///   - isStopped: Lets a short time pass, and returns whether somebody has pressed a key.
    init(
        _ program: URL, _ title: String, of mainFile: URL, _ page: Request, lasting seconds: Double,
        isStopped: () -> Bool
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rerun-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("errors"))
        let status: ProcessStatus?
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in [output, errors] { try Data().write(to: file) }
            var launch = Launch([program.path, "--step=\(title)"])
            launch.environment.merge(page.environment) { $1 }
            launch.environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,limit=64"
            let (out, err) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors))
            (launch.input, launch.output, launch.errors) = (
                .null, .file(out.fileDescriptor), .file(err.fileDescriptor)
            )
            let end = Date(timeIntervalSinceNow: seconds + Self.patience)
            (status, remarks) = Self.wait(for: try launch.start(), until: end, isStopped) {
                FileStamp(output.path)?.size ?? 0
            }
        } catch {
            remarks = ["The new program does not start: \(error)"]
            return
        }
        show(SourceFile.text(of: output).sourceLines.map(String.init))
        let said = SourceFile.text(of: errors).sourceLines.map(String.init)
        if let status { tell(status, said, mainFile) }
    }

    /// - Returns: How the program ended, or why it was ended.
    private static func wait(
        for pid: pid_t, until end: Date, _ isStopped: () -> Bool, bytes: () -> Int
    ) -> (ProcessStatus?, [String]) {
        func ended(_ why: String) -> (ProcessStatus?, [String]) {
            kill(-pid, SIGKILL)
            _ = ProcessStatus(waitingFor: pid)
            return (nil, [why])
        }
        var code: Int32 = 0
        while waitpid(pid, &code, WNOHANG) == 0 {
            if isStopped() { return ended("You have ended it.") }
            if bytes() > mostBytes { return ended("It printed line after line, and was ended.") }
            if Date.now > end {
                return ended("It was not done in its time, and was ended. Something waits or repeats without end.")
            }
        }
        return (ProcessStatus(waitCode: code), [])
    }

    private mutating func show(_ written: [String]) {
        let all = Array(written.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
        lines = Array(all.prefix(Self.mostLines))
        if all.count > lines.count { lines.append("     … and \((all.count - lines.count).formatted()) lines more") }
    }

    /// Exit code 1 is a step that threw: its error is among its lines.
    private mutating func tell(_ status: ProcessStatus, _ said: [String], _ mainFile: URL) {
        switch status {
        case .exited(0): break
        case .exited(1): remarks = Array(said.filter { !$0.isEmpty }.prefix(8))
        case .exited(let code): remarks = ["It ended its own program with exit(\(code))."]
        case .signalled:
            let words = said.lazy.compactMap { $0.firstMatch(of: /(?:Fatal error|Precondition failed): (.+)/)?.1 }.first
            remarks = ["It crashed" + (words.map { ": \($0)" } ?? " with \(status).")]
            let place = " at \(mainFile.path):"
            line =
                said.lazy.compactMap { said in
                    said.range(of: place).flatMap { Int(said[$0.upperBound...].prefix(while: \.isNumber)) }
                }.first
        }
    }
}

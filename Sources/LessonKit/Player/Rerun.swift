import Foundation
import Platform
import Streams
import Terminal

/// A step of a lesson that was built anew, played by a program of its own. Whatever that one does, the walk goes on.
struct Rerun {
    /// How a program is asked to play nothing but the run of its step, and for which page.
    struct Request: Codable, Equatable {
        /// The columns of a line of output.
        let room: Int
        let isASCII: Bool
        /// Whether it is the step's variant that runs.
        var isVariant = false
        /// The file for the picture up to now.
        var picture: String?

        private static let variable = "WORKBOOK_RERUN"
        /// At this signal the program says where it is.
        fileprivate static let whereabouts = SIGTERM

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

    /// A line that the program writes about its run, as soon as there is something to say. All other lines are the step's own. It
    /// writes the end into a file whenever the picture changes: nobody knows what comes.
    enum Report: Codable {
        case line(OutputLine)
        case end(rows: [StageRow], time: Int, error: String?)
    }

    /// What the step printed.
    private(set) var lines: [OutputLine] = []
    /// How many lines more there were.
    private(set) var moreLines = 0
    /// What it drew, also where it did not come to its end.
    private(set) var drawn: (rows: [StageRow], time: Int)?
    /// Whether it did not come to its end, and its picture neither.
    private(set) var isCut = false
    /// What went wrong.
    private(set) var remarks: [String] = []
    /// The line of main.swift in which it went wrong, or was ended.
    private(set) var line: Int?

    /// A wall has room for no more.
    private static let mostLines = 20
    private static let mostBytes = 1 << 20
    /// The seconds that a step may take beside its own time.
    static let patience = 10.0

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
        let picture = folder.appendingPathComponent("picture")
        let status: ProcessStatus
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in [output, errors] { try Data().write(to: file) }
            var (launch, page) = (Launch([program.path, "--step=\(title)"]), page)
            page.picture = picture.path
            launch.environment.merge(page.environment) { $1 }
            launch.environment["SWIFT_BACKTRACE"] = "enable=yes,interactive=no,color=no,limit=64"
            let (out, err) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors))
            (launch.input, launch.output, launch.errors) = (
                .null, .file(out.fileDescriptor), .file(err.fileDescriptor)
            )
            let end = Date(timeIntervalSinceNow: seconds + Self.patience)
            let pid = try launch.start()
            let why = Self.wait(for: pid, until: end, isStopped) { FileStamp(output.path)?.size ?? 0 }
            if why != nil {
                Self.end(pid) { Self.line(of: mainFile, in: SourceFile.text(of: errors)) != nil }
            }
            (status, remarks) = (ProcessStatus(waitingFor: pid), why.map { [$0] } ?? [])
        } catch {
            remarks = ["The new program does not start: \(error)"]
            return
        }
        read(SourceFile.text(of: output).sourceLines.map(String.init))
        tell(status, SourceFile.text(of: errors), mainFile)
        guard drawn == nil else { return }
        isCut = true
        read([SourceFile.text(of: picture)])
        if drawn?.rows.isEmpty == false { remarks.append("The run ended there. The picture shows what came before.") }
    }

    /// Waits until the program has ended.
    ///
    /// - Returns: Why it has to be ended; nil if it has ended by itself.
    private static func wait(
        for pid: pid_t, until end: Date, _ isStopped: () -> Bool, bytes: () -> Int
    ) -> String? {
        while !ProcessStatus.isKnown(of: pid) {
            if isStopped() { return "You have ended it." }
            if bytes() > mostBytes { return "It printed line after line, and was ended." }
            if Date.now > end {
                return "It was not done in its time, and was ended. Something waits or repeats without end."
            }
        }
        return nil
    }

    /// Ends the program and its family. It may first say where it is, and that takes a moment.
    private static func end(_ pid: pid_t, isPlaced: () -> Bool) {
        kill(pid, Request.whereabouts)
        for _ in 1...240 where !ProcessStatus.isKnown(of: pid) && !isPlaced() { usleep(50_000) }
        kill(-pid, SIGKILL)
    }

    private static func line(of mainFile: URL, in said: String) -> Int? {
        let place = " at \(mainFile.path):"
        // The line that plays the lesson is in each trace.
        return said.sourceLines.lazy.filter { !$0.contains("main + ") }.compactMap { said in
            said.range(of: place).flatMap { Int(said[$0.upperBound...].prefix(while: \.isNumber)) }
        }.first
    }

    private mutating func read(_ written: [String]) {
        let written = written.filter { !$0.isEmpty }
        moreLines += max(0, written.count - Self.mostLines - 1)
        // The last one may be the report of the end.
        for text in written.prefix(Self.mostLines) + written.dropFirst(Self.mostLines).suffix(1) {
            switch try? JSONDecoder().decode(Report.self, from: Data(text.utf8)) {
            case .line(let line)?: add(line)
            case .end(let rows, let time, let error)?:
                drawn = (rows, time)
                if let error { remarks.append("The step threw an error: \(error)") }
            case nil: add(OutputLine(time: 0, queue: nil, text: text))
            }
        }
    }

    private mutating func add(_ line: OutputLine) {
        if lines.count < Self.mostLines { lines.append(line) } else { moreLines += 1 }
    }

    private mutating func tell(_ status: ProcessStatus, _ errors: String, _ mainFile: URL) {
        let said = errors.sourceLines
        switch status {
        case .exited(0): break
        case .exited(1): remarks += said.filter { !$0.isEmpty }.prefix(8).map(String.init)
        case .exited(let code): remarks.append("It ended its own program with exit(\(code)).")
        case .signalled:
            let words = said.lazy.compactMap { $0.firstMatch(of: /(?:Fatal error|Precondition failed): (.+)/)?.1 }.first
            if remarks.isEmpty { remarks = ["It crashed" + (words.map { ": \($0)" } ?? " with \(status).")] }
            line = Self.line(of: mainFile, in: errors)
        }
    }
}

extension Rerun.Request {
    /// Plays nothing but `step`, and writes a report of each line and of its end.
    func serve(_ step: Step) {
        StandardOutput.writeEachLine()
        let (trace, main) = (BacktraceSignal(), pthread_self())
        signal(Self.whereabouts, SIG_IGN)
        let asked = DispatchSource.makeSignalSource(signal: Self.whereabouts, queue: .global(qos: .userInteractive))
        asked.setEventHandler {
            trace.print(of: main)
            // A loop without a body has no line. Nobody waits for one longer than this.
            kill(getpid(), SIGKILL)
        }
        asked.resume()
        defer { asked.cancel() }
        @Sendable func report(_ report: Rerun.Report) {
            guard let data = try? JSONEncoder().encode(report) else { return }
            Swift.print(String(decoding: data, as: UTF8.self))
        }
        let drawn = Locked((changes: 0, last: Date.distantPast))
        let (stage, error) = Performance.perform(step, room: room, ascii: isASCII) {
            report(.line($0))
        } onChange: { [picture] stage in
            drawn.withLock { drawn in
                drawn.changes += 1
                guard let picture, drawn.changes < 500 || drawn.last.timeIntervalSinceNow < -0.05 else { return }
                let end = Rerun.Report.end(rows: stage.rows, time: stage.clock.time, error: nil)
                try? JSONEncoder().encode(end).write(to: URL(fileURLWithPath: picture), options: .atomic)
                drawn.last = .now
            }
        }
        report(.end(rows: stage.rows, time: stage.clock.time, error: error.map { "\($0)" }))
    }
}

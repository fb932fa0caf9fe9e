import Foundation

/// One run of the test program, to its end or to the first exercise that takes too long.
struct TestRun {
    enum Failure {
        case crashed(ChildProcess.Status)
        case hung
    }

    let events: EventStream
    /// The exercise that the program did not get past, and why.
    let failure: (test: EventStream.Test, reason: Failure)?
    /// What the program wrote last.
    let said: String
    /// What its exercises printed, by number and title.
    let printed: [String: Printed]

    /// A crash is told in fewer bytes.
    private static let lastWords = 1 << 17

    /// Before the first exercise and after the last the program may take this many seconds more.
    private static let start = 30.0

    /// Runs it and waits.
    ///
    /// - Parameter goOn: is called many times a second. What it throws ends the run.
    /// - Throws: `CheckError`, when it cannot be started or when someone asked to stop.
    init(
        _ program: TestProgram, _ choice: TestProgram.Choice, environment: [String: String], timeLimit: Double,
        goOn: () throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("events")
        try Data().write(to: file)

        // No exercise can know it.
        let mark = UUID().uuidString
        let child = try ChildProcess(
            program.arguments(for: choice, eventsTo: file),
            environment: environment.merging(Self.backtrace) { $1 }.merging([PrintMark.variable: mark]) { $1 },
            keepsStandardOutput: true)
        var output = PrintedReader(mark: mark)
        child.hears = { output.read($0) }
        var reader = try LineReader(file)
        var events = EventStream()
        var running: EventStream.Test?
        var since = SuspendingClock.now
        var isLate = false
        while child.status == nil, !isLate {
            child.wait(milliseconds: 10)
            for line in reader.newLines() { events.read(line) }
            if events.running != running { (running, since) = (events.running, .now) }
            let limit = running == nil ? (events.isComplete ? 1 : Self.start) : timeLimit
            isLate = child.status == nil && since.duration(to: .now) > .seconds(limit)
            try goOn()
        }
        child.end()
        for line in reader.newLines() { events.read(line) }
        self.events = events
        said = child.said(last: Self.lastWords)
        output.finish()
        printed = output.printed
        failure = events.running.flatMap { test in
            if !isLate { return (test, .crashed(child.status ?? .exited(0))) }
            // Another one may have begun in the last moment.
            return test == running ? (test, .hung) : nil
        }
    }

    /// The runtime names the line that crashed, for 0.03 s.
    private static let backtrace = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,cache=no,output-to=stderr"
    ]
}

/// The lines that are added to a file while it is read.
private struct LineReader {
    private let handle: FileHandle
    private var rest = Data()

    init(_ file: URL) throws { handle = try FileHandle(forReadingFrom: file) }

    mutating func newLines() -> [String] {
        rest += (try? handle.readToEnd()) ?? Data()
        guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        defer { rest = Data(rest[(last + 1)...]) }
        return rest[...last].split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}

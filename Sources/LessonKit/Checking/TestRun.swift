import Foundation

/// One run of the test program, to its end or to the first exercise that takes too long.
struct TestRun {
    enum Ending {
        case ended(ChildProcess.Status)
        case tookTooLong
    }

    let events: EventStream
    let ending: Ending
    /// What the program wrote to standard error last.
    let said: String

    /// Before the first exercise and after the last the program may take this many seconds more.
    private static let start = 30.0
    /// What it takes to get a backtrace; where it takes longer there is none.
    private static let patience = Duration.seconds(3)

    /// Runs it and waits.
    ///
    /// - Throws: `CheckError`, when it cannot be started or when someone asked to stop.
    init(
        _ program: TestProgram, _ choice: TestProgram.Choice, environment: [String: String], timeLimit: Double
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("events")
        try Data().write(to: file)

        let child = try ChildProcess(
            program.arguments(for: choice, eventsTo: file),
            environment: environment.merging(Self.backtrace) { $1 }, keepsStandardOutput: false)
        var reader = try LineReader(file)
        var events = EventStream()
        var running: EventStream.Test?
        var since = ContinuousClock.now
        var isLate = false
        while child.status == nil, !isLate {
            child.wait(milliseconds: 10)
            for line in reader.newLines() { events.read(line) }
            if events.running != running { (running, since) = (events.running, .now) }
            let limit = running == nil ? (events.isComplete ? 1 : Self.start) : timeLimit
            isLate = child.status == nil && since.duration(to: .now) > .seconds(limit)
            try Interruption.check()
        }
        if isLate {
            // The runtime answers this one with a backtrace, which names the line that does not come to an end.
            child.end(first: SIGQUIT, patience: Self.patience)
        }
        for line in reader.newLines() { events.read(line) }
        self.events = events
        ending = isLate ? .tookTooLong : .ended(child.status ?? .exited(0))
        said = child.said
    }

    /// The runtime names the line that crashed, for 0.03 s.
    private static let backtrace = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=all,images=none,registers=none,cache=no,output-to=stderr"
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

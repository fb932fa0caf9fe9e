import Foundation
import Synchronization

/// The hub's loop, `workbook watch`, in a hidden terminal.
final class LoopWatch {
    private let process = Process()
    private let terminal: FileHandle
    private let notebook: String
    private let lastWord: LastWord

    /// The time of its last output.
    private final class LastWord: Sendable {
        let time = Mutex<ContinuousClock.Instant?>(nil)
    }

    /// Starts it on the first lesson, and waits until it is idle.
    init(_ course: LoopCourse) throws {
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (keyboard: Int32, screen: Int32) = (-1, -1)
        guard openpty(&ends.keyboard, &ends.screen, nil, nil, &size) == 0 else {
            throw LoopError("There is no pseudo-terminal to be had.")
        }
        terminal = FileHandle(fileDescriptor: ends.keyboard, closeOnDealloc: true)
        notebook = course.root.appendingPathComponent(".workbook/notebook.json").path
        let lastWord = LastWord()
        self.lastWord = lastWord
        let screen = FileHandle(fileDescriptor: ends.screen)
        process.executableURL = URL(fileURLWithPath: course.prefix[0])
        process.arguments =
            course.prefix.dropFirst()
            + [course.products.appendingPathComponent("workbook").path, "watch", course.lessons[0]]
        process.currentDirectoryURL = course.root
        process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm-256color"]) { $1 }
        (process.standardInput, process.standardOutput, process.standardError) = (screen, screen, screen)
        try process.run()
        try screen.close()
        let descriptor = ends.keyboard
        Thread.detachNewThread {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            while read(descriptor, &bytes, bytes.count) > 0 { lastWord.time.withLock { $0 = .now } }
        }
        // While it works it counts the seconds, from the second on.
        try wait { (lastWord.time.withLock { $0 }).map { $0.duration(to: .now) > .seconds(4) } ?? false }
    }

    /// Does `work`, which saves an exercise, and waits for the verdict: until it is in the notebook.
    func verdict(after work: () throws -> Void) throws {
        let before = stamp
        try work()
        try wait { stamp != before }
    }

    /// A change replaces the file.
    private var stamp: UInt64 {
        var found = stat()
        return stat(notebook, &found) == 0 ? UInt64(found.st_ino) : 0
    }

    private func wait(until isDone: () -> Bool) throws {
        let deadline = ContinuousClock.now + .seconds(300)
        while !isDone() {
            guard process.isRunning, ContinuousClock.now < deadline else {
                throw LoopError("workbook watch has ended, or gives no verdict.")
            }
            usleep(1000)
        }
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}

extension LoopCourse {
    /// From a saved exercise of the first lesson to its verdict in `workbook watch`.
    func saveAndWatch() throws -> Double {
        let watch = try LoopWatch(self)
        defer { watch.end() }
        return try seconds { try watch.verdict { try edit(lessons[0]) } }
    }
}

/// How long `work` takes.
func seconds(_ work: () throws -> Void) rethrows -> Double { try ContinuousClock().measure(work) / .seconds(1) }

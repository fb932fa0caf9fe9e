import Foundation

/// The walks of a checkout, each as a small file: `.workbook/walks/4711.json`, after its process.
///
/// The projector and the speaker have a program each. This is how the one tells the other.
struct WalkFiles {
    let folder: URL

    init(folder: URL) { self.folder = folder }

    /// Nil if `mainFile`, the main.swift of a lesson, is not in a course.
    init?(mainFile: String) {
        let lessons = URL(fileURLWithPath: mainFile).deletingLastPathComponent().deletingLastPathComponent()
        guard lessons.lastPathComponent == "Lessons" else { return nil }
        let usual = lessons.deletingLastPathComponent().appendingPathComponent(".workbook/walks")
        // Tests walk in a folder of their own: what somebody plays on this machine is not theirs.
        let own = ProcessInfo.processInfo.environment["WORKBOOK_WALKS"].map { URL(fileURLWithPath: $0) }
        folder = own ?? usual
    }

    /// Replaces the file of a walk in one step. If that is not possible, it does nothing.
    func write(_ state: WalkState) {
        guard let data = try? JSONEncoder().encode(state) else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? data.write(to: file(state.pid), options: .atomic)
    }

    /// The walk of a process.
    func read(_ pid: Int32) -> WalkState? {
        (try? Data(contentsOf: file(pid))).flatMap { try? JSONDecoder().decode(WalkState.self, from: $0) }
    }

    /// Every walk that has left a file, whether it still goes on or not.
    var all: [WalkState] { pids.compactMap(read) }

    /// Removes the files of walks whose process is gone.
    func removeOld() {
        for pid in pids where !Self.isAlive(pid) { try? FileManager.default.removeItem(at: file(pid)) }
    }

    /// Whether there is such a process.
    static func isAlive(_ pid: Int32) -> Bool { kill(pid, 0) == 0 || errno == EPERM }

    private var pids: [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.compactMap { Int32($0.dropLast(5)) }.filter { $0 > 0 }
    }

    private func file(_ pid: Int32) -> URL { folder.appendingPathComponent("\(pid).json") }
}

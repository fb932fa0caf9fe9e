import Foundation

/// The folder of a test's files.
enum TestFolder {
    static func named(_ name: String) -> URL { place.appendingPathComponent("\(name) \(UUID().uuidString)") }

    /// In memory where there is room, unless TMPDIR says otherwise: many thousand files come and go, and a disk's file system takes
    /// a fifth of the tests' time to find free places for them.
    private static let place: URL = {
        let (files, usual, memory) = (
            FileManager.default, FileManager.default.temporaryDirectory, URL(filePath: "/dev/shm")
        )
        let program = memory.appendingPathComponent("program \(UUID().uuidString)")
        defer { try? files.removeItem(at: program) }
        guard ProcessInfo.processInfo.environment["TMPDIR"] == nil,
            files.createFile(atPath: program.path, contents: nil, attributes: [.posixPermissions: 0o700]),
            files.isExecutableFile(atPath: program.path),
            let room = try? files.attributesOfFileSystem(forPath: memory.path)[.systemFreeSize] as? NSNumber,
            room.intValue > 4_000_000_000
        else { return usual }
        return memory
    }()
}

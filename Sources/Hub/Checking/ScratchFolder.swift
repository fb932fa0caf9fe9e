import Foundation
import LessonKit

/// A folder for what a command needs while it runs: `workbook-4711-…`, in the system's place for such folders.
enum ScratchFolder {
    private static let name = "workbook-"

    /// Makes one, and clears those of programs that were killed.
    ///
    /// - Throws: `CheckError.noScratch`
    static func make() throws(CheckError) -> URL {
        let place = FileManager.default.temporaryDirectory
        clear(place)
        let folder = place.appendingPathComponent("\(name)\(getpid())-\(UUID().uuidString)")
        guard mkdir(folder.path, 0o700) == 0 else {
            throw .noScratch(place.path, reason: String(cString: strerror(errno)))
        }
        return folder
    }

    /// Removes what killed programs have left in a folder: such folders, and files that they were writing.
    static func clear(_ place: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for name in names where name.hasPrefix(self.name) || name.hasPrefix(".dat") {
            let folder = name.wholeMatch(of: #/workbook-([0-9]+)-[0-9A-F-]{36}/#)
            // So Foundation calls a file until it is whole.
            let file = name.wholeMatch(of: #/\.dat\.nosync([0-9a-fA-F]+)\..+/#)
            let pid = folder.flatMap { pid_t($0.1) } ?? file.flatMap { pid_t($0.1, radix: 16) }
            // No program of that number, in nobody's name.
            if let pid, kill(pid, 0) != 0, errno == ESRCH {
                try? FileManager.default.removeItem(at: place.appendingPathComponent(name))
            }
        }
    }
}

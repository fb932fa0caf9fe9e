import Foundation
import LessonKit

/// A folder for what a command needs while it runs: `workbook-4711-…`, in the system's place for such folders.
enum ScratchFolder {
    private static let name = "workbook-"

    /// Makes one, and clears those of programs that were killed.
    ///
    /// - Throws: `CheckError.noScratch`
    static func make() throws(CheckError) -> URL {
        let files = FileManager.default
        let place = files.temporaryDirectory
        clear(place)
        let folder = place.appendingPathComponent("\(name)\(getpid())-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
            throw .noScratch(place.path, reason: error.localizedDescription)
        }
        return folder
    }

    private static func clear(_ place: URL) {
        for folder in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? [] {
            guard let match = folder.wholeMatch(of: #/workbook-([0-9]+)-[0-9A-F-]{36}/#), let pid = pid_t(match.1)
            else { continue }
            // No program of that number, in nobody's name.
            if kill(pid, 0) != 0, errno == ESRCH {
                try? FileManager.default.removeItem(at: place.appendingPathComponent(folder))
            }
        }
    }
}

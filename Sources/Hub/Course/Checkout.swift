import Foundation
import LessonKit

/// The folder that holds the workbook: `Package.swift` beside `Lessons`.
struct Checkout: Sendable, Equatable {
    let root: URL

    /// The checkout that `directory` lies in, found by walking up.
    ///
    /// - Throws: `NotACheckout` when no folder on the way up holds both.
    init(containing directory: URL) throws(NotACheckout) {
        var folder = Self.real(directory)
        while !Self.isRoot(folder) {
            let parent = folder.deletingLastPathComponent()
            guard parent.path != folder.path, folder.path != "/" else { throw NotACheckout(directory: directory.path) }
            folder = parent
        }
        root = folder
    }

    /// Without symbolic links, for so the compiler names files.
    private static func real(_ directory: URL) -> URL {
        guard let path = realpath(directory.path, nil) else { return directory.standardizedFileURL }
        defer { free(path) }
        return URL(fileURLWithPath: String(cString: path))
    }

    private static func isRoot(_ folder: URL) -> Bool {
        ["Package.swift", "Lessons"].allSatisfy {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
    }

    /// The names in a folder; none where there is no such folder.
    func files(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
    }

    /// Whether a file or folder is at `path`.
    func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path) }

    /// What stands in the file at `path`; nil where it cannot be read.
    func read(_ path: String) -> String? { SourceFile.read(root.appendingPathComponent(path)) }

    /// What stands in the file at `path`; nothing where it cannot be read.
    func text(of path: String) -> String { read(path) ?? "" }

    /// `path`, which is seen from `folder`, as seen from the root.
    func relative(_ path: String, from folder: URL) -> String {
        let file = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
        let place = Self.real(file.deletingLastPathComponent())
        return relative(place.appendingPathComponent(file.lastPathComponent).path)
    }

    /// `path` as seen from the root, when it lies inside it.
    func relative(_ path: String) -> String {
        let prefix = root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}

/// No folder on the way up holds a workbook.
struct NotACheckout: Error, CustomStringConvertible {
    let directory: String

    var description: String {
        """
        There is no workbook here: neither \(directory) nor a folder above it \
        holds Package.swift beside Lessons. Go into the folder you cloned and try again.
        """
    }
}

import Foundation
import LessonKit

/// The notebook belongs to the checkout: `.workbook/notebook.json`. Each change replaces the file in one step, under a lock,
/// so neither a kill nor a second workbook leaves half a file.
extension Notebook {
    /// A file that cannot be used, and where it was put.
    struct Damaged: Equatable, CustomStringConvertible {
        /// What is wrong with it: "is damaged".
        let what: String
        /// As seen from the checkout; nil where it stays.
        let setAside: String?

        var description: String {
            let place =
                setAside.map {
                    "It is set aside as \($0), and a new one begins. A check fills it again: swift run workbook check"
                } ?? "It is left alone, and nothing new is remembered."
            return "\(what.hasPrefix(".") ? "" : ".workbook/notebook.json ")\(what). \(place)"
        }
    }

    /// Reads the notebook of `checkout`; an empty one where there is none.
    /// A file that is no notebook is set aside, and an empty notebook is returned with a description of it.
    static func read(_ checkout: Checkout) -> (notebook: Notebook, damaged: Damaged?) {
        if case .success(let notebook) = look(checkout) { return (notebook, nil) }
        // Again, under the lock: another workbook may have mended it.
        return alone(checkout) {
            switch look(checkout) {
            case .success(let notebook): (notebook, nil)
            case .failure(let problem): (Notebook(), setAside(checkout, problem))
            }
        }
    }

    /// Reads, changes and writes it, while no other workbook does.
    ///
    /// - Throws: what the file system says, where the checkout cannot be written.
    @discardableResult
    static func update(_ checkout: Checkout, _ change: (inout Notebook) -> Void) throws -> Damaged? {
        try? FileManager.default.createDirectory(at: folder(checkout), withIntermediateDirectories: true)
        return try alone(checkout) {
            ScratchFolder.clear(folder(checkout))
            var (notebook, damaged) = (Notebook(), Damaged?.none)
            switch look(checkout) {
            case .success(let found): notebook = found
            case .failure(let problem):
                damaged = setAside(checkout, problem)
                if damaged?.setAside == nil { return damaged }
            }
            change(&notebook)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(notebook).write(to: file(checkout), options: .atomic)
            return damaged
        }
    }

    /// Why a file cannot be used as a notebook.
    struct Problem: Error {
        let what: String
        /// Whether it stays where it is.
        var isLeftAlone = false
    }

    /// Reads it and changes nothing.
    static func look(_ checkout: Checkout) -> Result<Notebook, Problem> {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder(checkout).path, isDirectory: &isFolder), !isFolder.boolValue {
            return .failure(
                Problem(
                    what: ".workbook is a file, and has to be a folder. Move it away: mv .workbook ~/",
                    isLeftAlone: true))
        }
        let data: Data
        do {
            data = try Data(contentsOf: file(checkout))
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return .success(Notebook())
        } catch {
            return .failure(Problem(what: "cannot be read"))
        }
        if let version = try? JSONDecoder().decode(Version.self, from: data).version, version != Self.version {
            // On the newer workbook it goes on.
            return .failure(
                version > Self.version
                    ? Problem(what: "was written by a newer workbook", isLeftAlone: true)
                    : Problem(what: "was written by an older workbook"))
        }
        guard let notebook = try? JSONDecoder().decode(Notebook.self, from: data) else {
            return .failure(Problem(what: "is damaged"))
        }
        return .success(notebook)
    }

    private struct Version: Decodable {
        let version: Int
    }

    private static func setAside(_ checkout: Checkout, _ problem: Problem) -> Damaged {
        if problem.isLeftAlone { return Damaged(what: problem.what, setAside: nil) }
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: folder(checkout).appendingPathComponent("damaged-\(number).json").path) {
            number += 1
        }
        let name = "damaged-\(number).json"
        let moved: ()? = try? files.moveItem(at: file(checkout), to: folder(checkout).appendingPathComponent(name))
        return Damaged(what: problem.what, setAside: moved.map { ".workbook/\(name)" })
    }

    private static func alone<Result>(_ checkout: Checkout, _ work: () throws -> Result) rethrows -> Result {
        let lock = open(folder(checkout).appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        return try work()
    }

    private static func file(_ checkout: Checkout) -> URL { folder(checkout).appendingPathComponent("notebook.json") }
    private static func folder(_ checkout: Checkout) -> URL { checkout.root.appendingPathComponent(".workbook") }
}

import Foundation
import LessonKit

/// A learner's scratch file: `Lessons/Sketches/<name>.swift`. Git, resets and updates leave it alone.
///
/// A sketch of several files is a folder: `Lessons/Sketches/<name>/main.swift`, and the others beside it.
struct SketchFile: Equatable, Sendable {
    let name: String
    let isFolder: Bool
    let checkout: Checkout

    /// The name where none is typed.
    static let usual = "sketch"
    /// As seen from the checkout.
    static let folder = "Lessons/\(folderName)"
    static let folderName = "Sketches"

    /// - Parameter name: As it was typed; the path of the file means the same.
    /// - Throws: `UsageError` if a sketch cannot be called that.
    init(_ name: String, in checkout: Checkout) throws(UsageError) {
        let parts = name.split(separator: "/").map(String.init)
        let isMain = parts.last == Self.main && parts.dropLast().last.map { $0 != Self.folderName } ?? false
        let last = parts.dropLast(isMain ? 1 : 0).last ?? name
        let bare = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
        guard bare.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,39}/) != nil else {
            throw UsageError(
                "A sketch cannot be called \"\(name)\". Its name has letters from a to z, digits and hyphens, at most 40: "
                    + "swift run workbook sketch two-timers")
        }
        self.init(bare, isFolder: checkout.has("\(Self.folder)/\(bare)/\(Self.main)"), in: checkout)
    }

    private init(_ name: String, isFolder: Bool, in checkout: Checkout) {
        (self.name, self.isFolder, self.checkout) = (name, isFolder, checkout)
    }

    /// The file that a sketch of several files begins with.
    private static let main = "main.swift"

    /// The same sketch as a folder.
    var asFolder: SketchFile { SketchFile(name, isFolder: true, in: checkout) }

    /// Its file as Package.swift wants it, as seen from the folder of the sketches.
    var source: String { isFolder ? "\(name)/\(Self.main)" : "\(name).swift" }

    /// As seen from the checkout.
    var path: String { "\(Self.folder)/\(source)" }
    var url: URL { checkout.root.appendingPathComponent(path) }

    /// All its files, as seen from the checkout; the one that it begins with comes first.
    var paths: [String] {
        guard isFolder else { return [path] }
        let others = checkout.files(in: "\(Self.folder)/\(name)").filter { $0.hasSuffix(".swift") && $0 != Self.main }
            .sorted()
        return [path] + others.map { "\(Self.folder)/\(name)/\($0)" }
    }

    /// The name of its program in Package.swift.
    var target: String { "sketch-\(name)" }

    /// All of them, by name.
    static func all(in checkout: Checkout) -> [SketchFile] {
        checkout.files(in: folder).sorted().compactMap { name in
            guard let sketch = try? SketchFile(name, in: checkout) else { return nil }
            return sketch.isFolder == !name.hasSuffix(".swift") ? sketch : nil
        }
    }

    /// Writes it if it is not there. What is there is never overwritten.
    ///
    /// - Parameter others: Files that stand beside it, by name. Those that are there already stay.
    /// - Returns: Whether it was written.
    /// - Throws: `SketchError`.
    func create(_ text: String = SketchFile.template, with others: [(name: String, text: String)] = []) throws -> Bool {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SketchError(description: "\(Self.folder) cannot be made: \(error.localizedDescription)")
        }
        // The file that it begins with comes last: a sketch without the others is never found.
        for other in others {
            let file = folder.appendingPathComponent(other.name)
            do {
                if !FileManager.default.fileExists(atPath: file.path) { try Data(other.text.utf8).write(to: file) }
            } catch {
                throw SketchError(description: "\(other.name) cannot be written: \(error.localizedDescription)")
            }
        }
        do {
            try Data(text.utf8).write(to: url, options: .withoutOverwriting)
            return true
        } catch CocoaError.fileWriteFileExists {
            return false
        } catch {
            throw SketchError(description: "\(path) cannot be written: \(error.localizedDescription)")
        }
    }

    /// The text of a new one.
    static let template = """
        import LessonKit
        import Streams

        // Try what you like, and save. Each stage.draw("name", ...) is a row of marbles, and so is each record("name") that
        // somebody subscribes to.
        // Virtual time: a tick is 100 ms. For the real clock write Sketch.play(lasting: .seconds(2)) { stage in
        Sketch.play { stage in
            let numbers = Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).take(5)
            let big = numbers.map { $0 * 10 }.filter { $0 > 10 }

            stage.draw("numbers", numbers)
            _ = big.record("big").subscribe(onNext: { print("got", $0) })
        }

        """
}

/// Why a sketch cannot be had.
struct SketchError: Error, Equatable, CustomStringConvertible {
    let description: String
}

import Foundation
import LessonKit

/// A learner's scratch file: `Lessons/Sketches/<name>.swift`. Git, resets and updates leave the folder alone.
struct SketchFile: Equatable, Sendable {
    let name: String
    let checkout: Checkout

    /// The name where none is typed.
    static let usual = "sketch"
    /// As seen from the checkout.
    static let folder = "Lessons/\(folderName)"
    static let folderName = "Sketches"

    /// - Parameter name: As it was typed; the path of the file means the same.
    /// - Throws: `UsageError` if a sketch cannot be called that.
    init(_ name: String, in checkout: Checkout) throws(UsageError) {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        let bare = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
        guard bare.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]{0,39}/) != nil else {
            throw UsageError(
                "A sketch cannot be called \"\(name)\". Its name has letters from a to z, digits and hyphens, at most 40: "
                    + "swift run workbook sketch two-timers")
        }
        (self.name, self.checkout) = (bare, checkout)
    }

    /// As seen from the checkout.
    var path: String { "\(Self.folder)/\(name).swift" }
    var url: URL { checkout.root.appendingPathComponent(path) }

    /// The name of its program in Package.swift.
    var target: String { "sketch-\(name)" }

    func program(in folder: BuildFolder) -> URL { folder.url.appendingPathComponent("debug/\(target)") }

    /// All of them, by name.
    static func all(in checkout: Checkout) -> [SketchFile] {
        let folder = checkout.root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { try? SketchFile($0, in: checkout) }
    }

    /// Writes it if it is not there. What is there is never overwritten.
    ///
    /// - Returns: Whether it was written.
    /// - Throws: `SketchError`.
    func create(_ text: String = SketchFile.template) throws -> Bool {
        let folder = url.deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SketchError(description: "\(Self.folder) cannot be made: \(error.localizedDescription)")
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

        // Try what you like, and save. Each record("name") that somebody subscribes to is a row of marbles.
        // Virtual time: a tick is 100 ms. For the real clock write Sketch.play(lasting: .seconds(2)) { stage in
        Sketch.play { stage in
            let numbers = Observable<Int>.interval(.milliseconds(200), scheduler: stage.scheduler).take(5)
            let big = numbers.map { $0 * 10 }.filter { $0 > 10 }

            _ = numbers.record("numbers").subscribe()
            _ = big.record("big").subscribe(onNext: { print("got", $0) })
        }

        """
}

/// Why a sketch cannot be had.
struct SketchError: Error, Equatable, CustomStringConvertible {
    let description: String
}

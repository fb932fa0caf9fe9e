import Foundation
import Platform

/// Copies of what a learner has written, in `.workbook/kept`. A copy takes no other's place, and nobody deletes one.
package struct KeptTexts {
    package static let folder = ".workbook/kept"

    private let root: URL
    private let now: Date

    /// - Parameter root: the checkout.
    package init(in root: URL, now: Date = .now) { (self.root, self.now) = (root, now) }

    /// Keeps `data` under a name that is not taken yet. Not beside the learner's file: there it would be in the way.
    ///
    /// - Parameter path: Of the learner's file, as seen from the checkout.
    /// - Returns: The copy, as seen from the checkout.
    /// - Throws: `NotKept`. Then there is no copy, not even an empty one.
    package func keep(_ data: Data, of path: String) throws(NotKept) -> String {
        let file = URL(fileURLWithPath: path)
        let name = "\(file.deletingPathExtension().lastPathComponent) \(now.formatted(Self.date))"
        let suffix = file.pathExtension.isEmpty ? "" : ".\(file.pathExtension)"
        for number in 1... {
            let copy = "\(Self.folder)/\(Self.folder(of: path))\(name)\(number > 1 ? " \(number)" : "")\(suffix)"
            let url = root.appendingPathComponent(copy)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: url, options: .withoutOverwriting)
                return copy
            } catch CocoaError.fileWriteFileExists {
                continue
            } catch {
                // The half that the disk had room for. It was made here, for nothing of that name was there.
                if (try? Data(contentsOf: url)).map({ data.starts(with: $0) && $0 != data }) == true {
                    try? FileManager.default.removeItem(at: url)
                }
                throw NotKept(path: copy, reason: error.localizedDescription)
            }
        }
        preconditionFailure("the numbers have an end")
    }

    /// The same; a copy with these bytes that is there already does as well.
    package func keepOnce(_ data: Data, of path: String) throws(NotKept) -> String {
        let folder = "\(Self.folder)/\(Self.folder(of: path))"
        for name
            in ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? [])
            .sorted()
        {
            let copy = root.appendingPathComponent(folder + name)
            if (try? Data(contentsOf: copy)) == data { return folder + name }
        }
        return try keep(data, of: path)
    }

    /// Puts `text` in the place of the learner's file and keeps what stood there, in one step: a save that comes at the same
    /// moment is kept as well. If the file is a link, it stays one.
    ///
    /// - Parameter known: What need not be kept.
    /// - Returns: The copy, as seen from the checkout; nil if `text` stood there already, or what is `known`.
    package func replace(_ path: String, by text: Data, of known: Data? = nil) throws -> String? {
        let file = root.appendingPathComponent(path).resolvingSymlinksInPath()
        let copy = try keep(text, of: path)
        let url = root.appendingPathComponent(copy)
        do {
            if !FileExchange.exchange(url.path, file.path) {
                // Another disk, or a file system that cannot exchange.
                try Data(contentsOf: file).write(to: url, options: .atomic)
                try text.write(to: file, options: .atomic)
            }
        } catch {
            throw NotKept(path: path, reason: error.localizedDescription)
        }
        guard let stood = try? Data(contentsOf: url), stood == text || stood == known else { return copy }
        try? FileManager.default.removeItem(at: url)
        return nil
    }

    /// `Lessons/02-subscribe/Exercises/03-word-by-word.swift` is kept in `02-subscribe/`.
    private static func folder(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast().filter { $0 != "Lessons" && $0 != "Exercises" }
        return parts.map { "\($0)/" }.joined()
    }

    /// `2026-11-21 14.03.22`: a colon is no letter of a file name everywhere.
    private static let date = Date.VerbatimFormatStyle(
        format: """
            \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)).\(minute: .twoDigits).\(second: .twoDigits)
            """, timeZone: .current, calendar: Calendar(identifier: .gregorian))

    package struct NotKept: Error, CustomStringConvertible {
        let path: String
        let reason: String

        package var description: String { "\(path) cannot be written, so your file was left alone: \(reason)" }
    }
}

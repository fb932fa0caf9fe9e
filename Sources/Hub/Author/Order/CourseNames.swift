import Foundation
import LessonKit

/// Where the texts of a checkout name lessons.
enum CourseNames {
    /// The folders of a lesson, as seen from the checkout.
    static func folders(of folder: String) -> [String] {
        ["Lessons/\(folder)", "Tests/ExerciseTests/\(LessonFolder.commandName(of: folder))"]
    }

    /// The files that may name a lesson of the course. The tests of the hub have courses of their own.
    static func paths(in root: URL) -> [String] {
        let folders = ["Lessons", "Sources", "Tests/ExerciseTests", ".ci"]
        return [CourseList.path, "README.md"]
            + folders.flatMap { folder in
                let found = try? FileManager.default.subpathsOfDirectory(
                    atPath: root.appendingPathComponent(folder).path)
                return (found ?? []).filter(isText).map { "\(folder)/\($0)" }.sorted()
            }
    }

    private static func isText(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return ["swift", "md", "txt"].contains { name.hasSuffix(".\($0)") } || !name.contains(".")
    }

    /// The text with the new folders and, where a lesson has another name, with that in commands and lists.
    static func replacing(_ folders: [String: String], in text: String, of path: String) -> String {
        guard !folders.isEmpty else { return text }
        var text = text
        // Most files name no folder, and a regular expression takes its time. A comment in Sources names one as an example, and
        // to write it anew would have everything built anew.
        if folders.keys.contains(where: text.contains) {
            let isSource = path.hasPrefix("Sources/") && path.hasSuffix(".swift")
            let lines = text.sourceLines.map { line -> Substring in
                if isSource, line.drop(while: { $0 == " " }).hasPrefix("//") { return line }
                return line.replacing(numbered) { folders[String($0.0)] ?? String($0.0) }
            }
            text = lines.joined(separator: "\n")
        }
        for (old, new) in folders {
            let (old, new) = (LessonFolder.commandName(of: old), LessonFolder.commandName(of: new))
            guard old != new, text.contains(old) || text.contains(module(old)) else { continue }
            text = renaming(old, to: new, in: text, of: path)
        }
        return text
    }

    nonisolated(unsafe) private static let numbered = #/[0-9]+-[a-z0-9]+(?:-[a-z0-9]+)*/#

    private static func module(_ name: String) -> String { name.replacing("-", with: "_") + "_exercises" }

    /// Where a name stands for nothing but the lesson.
    private static func renaming(_ old: String, to new: String, in text: String, of path: String) -> String {
        var text = text.replacing("import \(module(old))", with: "import \(module(new))")
        // The name of the suite.
        if path.hasPrefix("Tests/ExerciseTests/\(new)/") { text = text.replacing("`\(old)`", with: "`\(new)`") }
        for folder in ["", "../", "Lessons/"] {
            text = text.replacing(
                try! Regex("\\[`\(old)`\\]\\(\(folder)([0-9]+)-\(new)/", as: (Substring, Substring).self)
            ) { "[`\(new)`](\(folder)\($0.1)-\(new)/" }
        }
        for (before, after) in [
            ("swift run ", ""), ("LESSON=", ""), ("Lesson `", "`"), ("`", "` step *"), ("`", "` exercise *"),
        ] {
            // What stands behind it ends the name.
            text = text.replacing(
                "\(before)\(old)\(after)", with: "\(before)\(new)\(after)",
                unless: after.isEmpty ? isPart : { _ in false })
        }
        if path == "Lessons/Glossary.md" { text = text.replacing("| `\(old)` |", with: "| `\(new)` |") }
        for command in ["check", "next", "hint", "solution", "reset", "author check", "author pages"] {
            text = text.replacing("workbook \(command) \(old)", with: "workbook \(command) \(new)", unless: isPart)
        }
        let lines = text.sourceLines.map { line in
            if line.hasPrefix("Before this: ") {
                return String(line).replacing(": \(old)", with: ": \(new)", unless: isPart)
                    .replacing(", \(old)", with: ", \(new)", unless: isPart)
            }
            // A row of a plan.
            guard path.hasPrefix("\(Plan.folder)/"), line.hasPrefix("|") else { return String(line) }
            return String(line).replacing("`\(old)`", with: "`\(new)`")
        }
        return lines.joined(separator: "\n")
    }

    /// A character that goes on with a name.
    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
    }

    /// The folder that a line is about: a row of a table, or a line of the list.
    static func folder(in line: String, isList: Bool) -> String? {
        if isList { return line.firstMatch(of: /^ *"([0-9]+-[^"]+)"/).map { String($0.1) } }
        // A regular expression takes its time.
        guard line.hasPrefix("|"), line.contains("/README.md)") else { return nil }
        return line.firstMatch(of: /^\| *[0-9]+ *\| *\[[^\]]*\]\((?:Lessons\/)?([0-9]+-[^\/]+)\/README\.md\)/).map {
            String($0.1)
        }
    }

    /// The lines that still name lessons which are not there any more: each with its place.
    static func mentions(of names: [String], in root: URL) -> [String] {
        guard !names.isEmpty else { return [] }
        return mentions(in: paths(in: root), of: root) { line in
            names.lazy.filter(line.contains).flatMap { name in
                ["`\(name)`", "\"\(name)\"", "-\(name)/", "\(name)-exercises"].compactMap(line.firstRange)
            }.first
        }
    }

    /// The lines of pages that have a number which may be another lesson's now. `lesson 17:20` is a time.
    static func mentions(of numbers: Set<Int>, in root: URL) -> [String] {
        guard !numbers.isEmpty else { return [] }
        return mentions(in: paths(in: root).filter { $0.hasSuffix(".md") }, of: root) { line in
            guard line.utf8.contains(UInt8(ascii: "e")) else { return nil }
            return line.matches(of: #/[Ll]essons? ([0-9]{1,2})\b(?!:[0-9])/#)
                .first { numbers.contains(Int($0.1) ?? 0) }?.range
        }
    }

    /// The lines that speak of a lesson before or after: in a lesson that has another neighbour now, and with the name of one that
    /// has moved.
    static func mentions(ofOrder names: [String], near neighbours: Set<String>, in course: Course) -> [String] {
        let folders = course.lessons.filter { neighbours.contains($0.name) }.map { "Lessons/\($0.folder)/" }
        let order = #/\b(?:next|last|previous) lesson\b|\blessons? (?:before|after)\b/#
        func mentions(_ paths: [String], _ isMeant: (Substring) -> Bool) -> [String] {
            Self.mentions(in: paths, of: course.checkout.root) { line in
                line.contains("esson") && isMeant(line) ? line.firstMatch(of: order)?.range : nil
            }
        }
        let all = paths(in: course.checkout.root).filter {
            $0.hasPrefix("Lessons/") || $0.hasPrefix("Tests/ExerciseTests/")
        }
        let isNear = { (path: String) in folders.contains { path.hasPrefix($0) } }
        return mentions(all.filter(isNear)) { _ in true }
            + mentions(all.filter { !isNear($0) }) { line in names.contains { line.contains("`\($0)`") } }
    }

    private static func mentions(
        in paths: [String], of root: URL, _ place: (Substring) -> Range<Substring.Index>?
    ) -> [String] {
        paths.filter { $0 != OperatorSheet.path && !$0.hasPrefix("Sources/Streams/") }
            .flatMap { path in
                let lines = SourceFile.text(of: root.appendingPathComponent(path)).sourceLines
                return lines.enumerated().compactMap { index, line -> String? in
                    guard let place = place(line) else { return nil }
                    let start = line.index(place.lowerBound, offsetBy: -60, limitedBy: line.startIndex)
                    let text = line[(start ?? line.startIndex)...].drop { $0 == " " }
                    return "\(path):\(index + 1): \(start == nil ? "" : "… ")\(text.prefix(100))"
                }
            }
    }
}

extension String {
    /// Replaces `old` wherever no character that goes on with it follows.
    fileprivate func replacing(_ old: String, with new: String, unless isPart: (Character) -> Bool) -> String {
        var (result, rest) = ("", self[...])
        while let range = rest.firstRange(of: old) {
            let isWhole = rest[range.upperBound...].first.map { !isPart($0) } ?? true
            result += rest[..<range.lowerBound] + (isWhole ? new : old)
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}

import Foundation
import LessonKit
import Platform

/// `swift format`, for the files that git does not have as they are now. What is committed is `.ci/run`'s.
struct FormatCheck {
    private let root: URL

    init(_ checkout: Checkout) { root = checkout.root }

    /// The sources that were changed, or are new.
    private func changed(in lesson: Course.Lesson?) -> [String] {
        let folders =
            lesson.map { CourseNames.folders(of: $0.folder) } ?? ["Package.swift", "Sources", "Tests", "Lessons"]
        let words = ["-c", "core.quotePath=off", "status", "--porcelain", "-uall", "--no-renames", "--"]
        return (Git(in: root)(words + folders) ?? "").split(separator: "\n").map { String($0.dropFirst(3)) }
            .filter {
                $0.hasSuffix(".swift") && FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
            }
    }

    func problems(in lesson: Course.Lesson?) -> [String] {
        let files = changed(in: lesson)
        guard !files.isEmpty else { return [] }
        let found = run(["lint", "--strict", "--parallel"] + files).split(separator: "\n").compactMap { line in
            line.firstMatch(of: #/([^ ]+\.swift):([0-9]+):[0-9]+: error: (.*)/#)
                .map { (path: String($0.1), line: Int($0.2) ?? 0, rule: String($0.3)) }
        }
        return Dictionary(grouping: found, by: \.path).sorted { $0.key < $1.key }.map { path, found in
            let lines = Set(found.map(\.line)).sorted()
            let rule = found.min { $0.line < $1.line }?.rule ?? ""
            return "\(path):\(lines[0]): not as swift format has it: \(rule)"
                + (lines.count > 1 ? "; and \((lines.count - 1).of("further line"))" : "")
                + ". Write it anew: swift run workbook author fix"
        }
    }

    /// - Returns: The files that have another format now.
    func format(in lesson: Course.Lesson?) -> [String] {
        let files = changed(in: lesson)
        func text(_ path: String) -> String { SourceFile.text(of: root.appendingPathComponent(path)) }
        let old = files.map(text)
        if !files.isEmpty { _ = run(["format", "--in-place", "--parallel"] + files) }
        return zip(files, old).filter { text($0) != $1 }.map { "\($0.0) (format)" }
    }

    /// What it says.
    private func run(_ words: [String]) -> String {
        var launch = Launch(["swift", "format"] + words, in: root)
        launch.input = .null
        return (try? launch.result()).map { String(decoding: $0.output + $0.errors, as: UTF8.self) } ?? ""
    }
}

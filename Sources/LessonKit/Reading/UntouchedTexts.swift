import Foundation

/// The texts of the exercises as they came with the course, whatever has become of their files.
///
/// `Lessons/untouched.txt` lists each file with the number that git gives to its text. A copy of each text is kept in
/// `.workbook/untouched`. It is taken before anyone writes in the file, else from git, which keeps every text of its history.
package struct UntouchedTexts: Sendable {
    /// Where they are listed, as seen from the checkout.
    package static let list = "Lessons/untouched.txt"

    private let root: URL
    private let git: Git
    private let numbers: [String: String]

    /// - Parameter root: the checkout.
    package init(in root: URL) {
        (self.root, git) = (root, Git(in: root))
        let entries = SourceFile.text(of: root.appendingPathComponent(Self.list)).sourceLines.compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 ? (String(words[1]), String(words[0])) : nil
        }
        numbers = Dictionary(entries) { $1 }
    }

    /// Whether none is listed.
    package var isEmpty: Bool { numbers.isEmpty }

    /// The listed files of a folder, both as seen from the checkout.
    package func files(in folder: String) -> [String] { numbers.keys.filter { $0.hasPrefix("\(folder)/") }.sorted() }

    /// The untouched text of a file; nil if there is no copy of it.
    package func text(of path: String) -> String? {
        numbers[path].flatMap { SourceFile.read(copy($0)) }
    }

    private var folder: URL { root.appendingPathComponent(".workbook/untouched") }
    private func copy(_ number: String) -> URL { folder.appendingPathComponent(number) }

    /// Makes the copies that are not there yet, as far as possible: from the file, if nobody has written in it, or from git.
    ///
    /// It takes one look at a folder where all are there. Each program of the course calls it as it begins.
    package func keep() {
        let kept = Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        let missing = numbers.filter { !kept.contains($0.value) }
        guard !missing.isEmpty else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let present = missing.keys.filter {
            FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
        }
        let found = git(["hash-object", "--"] + present)?.split(whereSeparator: \.isNewline).map(String.init) ?? []
        let current = Dictionary(zip(present, found)) { $1 }
        for (path, number) in missing {
            let text =
                current[path] == number
                ? SourceFile.read(root.appendingPathComponent(path)) : git(["cat-file", "blob", number])
            if let text { try? Data(text.utf8).write(to: copy(number), options: .atomic) }
        }
    }

    /// The list for the files as they are now.
    ///
    /// - Returns: Nil without git.
    package func list(of paths: [String]) -> String? {
        guard let found = git(["hash-object", "--"] + paths)?.split(whereSeparator: \.isNewline),
            found.count == paths.count
        else { return nil }
        return zip(found, paths).map { "\($0) \($1)\n" }.joined()
    }
}

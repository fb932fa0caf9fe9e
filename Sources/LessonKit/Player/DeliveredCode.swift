import Foundation

/// A lesson's main.swift as it came with the course, for a class in which somebody changes it.
struct DeliveredCode {
    let mainFile: URL
    /// Where git does not know better, it is what stood there when the walk began.
    private let first: Data?

    init(mainFile: URL) {
        self.mainFile = mainFile
        first = try? Data(contentsOf: mainFile)
    }

    /// Whether it stands there now: a step calls what stands beside it.
    var isThere: Bool { (try? Data(contentsOf: mainFile)) == text }

    private var root: URL { PlayedLessons.root(of: mainFile.path) }
    private var path: String { "Lessons/\(mainFile.deletingLastPathComponent().lastPathComponent)/main.swift" }
    private var text: Data? { (try? Git(in: root).data(["show", "HEAD:./\(path)"])) ?? first }

    /// Puts it back. What stood there is kept.
    ///
    /// - Returns: What was done.
    func restore(now: Date = .now) throws -> String {
        guard let text else { return "main.swift cannot be read. Nothing was changed." }
        let copy = try KeptTexts(in: root, now: now).replace(path, by: text)
        return "main.swift is as it was delivered." + (copy.map { " Yours is in \($0)" } ?? "")
    }
}

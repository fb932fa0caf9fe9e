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

    private var folder: String { mainFile.deletingLastPathComponent().lastPathComponent }
    private var root: URL { PlayedLessons.root(of: mainFile.path) }

    /// Puts it back. What stood there is kept.
    ///
    /// - Returns: What was done.
    func restore() -> String {
        let committed = try? Git(in: root).data(["show", "HEAD:./Lessons/\(folder)/main.swift"])
        guard let text = committed ?? first, let own = try? Data(contentsOf: mainFile) else {
            return "main.swift cannot be read. Nothing was changed."
        }
        guard own != text else { return "main.swift is as it was delivered." }
        do {
            let copy = try keep(own)
            try text.write(to: mainFile, options: .atomic)
            return "main.swift is as it was delivered. Yours is in \(copy)"
        } catch {
            return "main.swift cannot be put back: \(error.localizedDescription)"
        }
    }

    /// - Returns: The copy, as seen from the checkout.
    private func keep(_ data: Data) throws -> String {
        let kept = root.appendingPathComponent(".workbook/kept/\(folder)")
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        for number in 1... {
            let name = number == 1 ? "main.swift" : "main \(number).swift"
            do {
                try data.write(to: kept.appendingPathComponent(name), options: .withoutOverwriting)
                return ".workbook/kept/\(folder)/\(name)"
            } catch CocoaError.fileWriteFileExists {
                continue
            }
        }
        preconditionFailure("the numbers have an end")
    }
}

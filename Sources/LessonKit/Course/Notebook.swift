import Foundation

/// What the workbook remembers of a learner between two runs: the verdicts last given, and how far each ladder was climbed.
///
/// It belongs to the checkout: `.workbook/notebook.json`. Each change replaces the file in one step, under a lock,
/// so that neither a kill nor a second workbook leaves half of one.
public struct Notebook: Codable, Sendable, Equatable {
    /// What was last found out about an exercise.
    public struct Entry: Codable, Sendable, Equatable {
        public let verdict: Outcome
        public let diagnosis: String
    }

    private var version = 1
    private var verdicts: [String: Entry] = [:]
    private var hints: [String: Int] = [:]

    public init() {}

    /// What was last found out; nil before the first check.
    public func entry(lesson: String, number: Int) -> Entry? { verdicts["\(lesson) \(number)"] }

    /// How many hints have been shown.
    public func hintsShown(lesson: String, number: Int) -> Int { hints["\(lesson) \(number)"] ?? 0 }

    public mutating func record(_ checked: [CheckedExercise]) {
        for exercise in checked {
            verdicts["\(exercise.lesson) \(exercise.number)"] = Entry(
                verdict: exercise.outcome, diagnosis: exercise.diagnosis)
        }
    }

    public mutating func recordHints(_ count: Int, lesson: String, number: Int) {
        hints["\(lesson) \(number)"] = count
    }
}

extension Notebook {
    /// A file that is no notebook any more, and where it was put.
    public struct Damaged: Sendable, Equatable, CustomStringConvertible {
        /// As seen from the checkout.
        public let setAside: String

        public var description: String {
            """
            .workbook/notebook.json was damaged. It is set aside as \(setAside), and a new one begins. \
            A check fills it again: swift run workbook check
            """
        }
    }

    /// Reads the notebook of `checkout`; an empty one where there is none. A damaged file is set aside and returned beside an empty one.
    public static func read(_ checkout: Checkout) -> (notebook: Notebook, damaged: Damaged?) {
        let file = folder(checkout).appendingPathComponent("notebook.json")
        guard let data = try? Data(contentsOf: file) else { return (Notebook(), nil) }
        if let notebook = try? JSONDecoder().decode(Notebook.self, from: data), notebook.version == 1 {
            return (notebook, nil)
        }
        let files = FileManager.default
        let aside = (1...).lazy.map { "damaged-\($0).json" }.first {
            !files.fileExists(atPath: folder(checkout).appendingPathComponent($0).path)
        }!
        try? files.moveItem(at: file, to: folder(checkout).appendingPathComponent(aside))
        return (Notebook(), Damaged(setAside: ".workbook/\(aside)"))
    }

    /// Reads, changes and writes it, while no other workbook does.
    ///
    /// - Throws: what the file system says, where the checkout cannot be written.
    @discardableResult
    public static func update(_ checkout: Checkout, _ change: (inout Notebook) -> Void) throws -> Damaged? {
        try FileManager.default.createDirectory(at: folder(checkout), withIntermediateDirectories: true)
        let lock = open(folder(checkout).appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if lock >= 0 { flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        var (notebook, damaged) = read(checkout)
        change(&notebook)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let file = folder(checkout).appendingPathComponent("notebook.json")
        try encoder.encode(notebook).write(to: file, options: .atomic)
        return damaged
    }

    private static func folder(_ checkout: Checkout) -> URL { checkout.root.appendingPathComponent(".workbook") }
}

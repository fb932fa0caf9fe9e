import Foundation

/// What the workbook remembers of a learner between two runs: the verdicts last given, and how far each ladder was climbed.
///
/// It belongs to the checkout: `.workbook/notebook.json`. Each change replaces the file in one step, under a lock,
/// so that neither a kill nor a second workbook leaves half of one.
struct Notebook: Codable, Sendable, Equatable {
    /// What was last found out about an exercise.
    struct Entry: Codable, Sendable, Equatable {
        let verdict: Outcome
        let diagnosis: String
    }

    private var version = 1
    private var verdicts: [String: Entry] = [:]
    private var hints: [String: Int] = [:]

    init() {}

    /// What was last found out; nil before the first check.
    func entry(lesson: String, number: Int) -> Entry? { verdicts["\(lesson) \(number)"] }

    /// How many hints have been shown.
    func hintsShown(lesson: String, number: Int) -> Int { hints["\(lesson) \(number)"] ?? 0 }

    /// Takes the verdicts. What does not compile keeps the one it had: nothing was found out about it.
    mutating func record(_ checked: [CheckedExercise]) {
        for exercise in checked {
            let key = "\(exercise.lesson) \(exercise.number)"
            let known = verdicts[key]?.verdict ?? .doesNotCompile
            if exercise.outcome == .doesNotCompile, known != .doesNotCompile { continue }
            verdicts[key] = Entry(verdict: exercise.outcome, diagnosis: exercise.diagnosis)
        }
    }

    mutating func recordHints(_ count: Int, lesson: String, number: Int) {
        hints["\(lesson) \(number)"] = count
    }
}

extension Notebook {
    /// A file that is no notebook any more, and where it was put.
    struct Damaged: Equatable, CustomStringConvertible {
        /// As seen from the checkout; nil where it cannot be moved.
        let setAside: String?

        var description: String {
            let place = setAside.map { "It is set aside as \($0), and a new one begins." } ?? "It cannot be moved away."
            return ".workbook/notebook.json is damaged. \(place) A check fills it again: swift run workbook check"
        }
    }

    /// Reads the notebook of `checkout`; an empty one where there is none.
    /// A damaged file is set aside and returned beside an empty notebook.
    static func read(_ checkout: Checkout) -> (notebook: Notebook, damaged: Damaged?) {
        if let notebook = whole(checkout) { return (notebook, nil) }
        // Once more, alone: it may have been mended meanwhile.
        return alone(checkout) { whole(checkout).map { ($0, nil) } ?? (Notebook(), setAside(checkout)) }
    }

    /// Reads, changes and writes it, while no other workbook does.
    ///
    /// - Throws: what the file system says, where the checkout cannot be written.
    @discardableResult
    static func update(_ checkout: Checkout, _ change: (inout Notebook) -> Void) throws -> Damaged? {
        try FileManager.default.createDirectory(at: folder(checkout), withIntermediateDirectories: true)
        return try alone(checkout) {
            let found = whole(checkout)
            let damaged = found == nil ? setAside(checkout) : nil
            var notebook = found ?? Notebook()
            change(&notebook)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(notebook).write(to: file(checkout), options: .atomic)
            return damaged
        }
    }

    /// Nil when it is damaged.
    private static func whole(_ checkout: Checkout) -> Notebook? {
        guard let data = try? Data(contentsOf: file(checkout)) else { return Notebook() }
        let notebook = try? JSONDecoder().decode(Notebook.self, from: data)
        return notebook?.version == Notebook().version ? notebook : nil
    }

    private static func setAside(_ checkout: Checkout) -> Damaged {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: folder(checkout).appendingPathComponent("damaged-\(number).json").path) {
            number += 1
        }
        let name = "damaged-\(number).json"
        let moved: ()? = try? files.moveItem(at: file(checkout), to: folder(checkout).appendingPathComponent(name))
        return Damaged(setAside: moved.map { ".workbook/\(name)" })
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

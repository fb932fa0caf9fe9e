import Foundation

/// How long the steps of a lesson took in the classes of this checkout: `.workbook/walks/classes/13-subjects.json`. Nothing of
/// it leaves the machine.
package struct ClassTimes {
    /// The time of a class for each step, by its title.
    private struct Class: Codable {
        let began: Date
        let seconds: [String: Double]
    }

    private let file: URL

    /// So many classes are kept.
    private static let most = 50

    init(_ files: WalkFiles, lesson: String) { file = files.folder.appendingPathComponent("classes/\(lesson).json") }

    private var all: [Class] {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode([Class].self, from: $0) } ?? []
    }

    /// Replaces what is known of the class that began then. If that is not possible, it does nothing.
    ///
    /// A step that took less than a third of its brief time was only looked at. In more than twice its full time something else
    /// came between.
    func note(_ seconds: [(LessonText.Step, Double)], began: Date) {
        let taught = seconds.filter { step, seconds in
            (step.time.brief * 20...step.time.full * 120).contains(seconds)
        }
        guard !taught.isEmpty else { return }
        let times = Dictionary(taught.map { ($0.title, $1) }) { $1 }
        let classes = all.filter { $0.began != began } + [Class(began: began, seconds: times)]
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(Array(classes.suffix(Self.most))).write(to: file, options: .atomic)
    }

    /// The medians of the lesson in `folder`.
    package static func medians(ofLessonIn folder: URL) -> [String: Double] {
        let files = WalkFiles(mainFile: folder.appendingPathComponent("main.swift").path)
        return files.map { ClassTimes($0, lesson: folder.lastPathComponent).medians } ?? [:]
    }

    /// The median of each step in minutes, to the half, by its title.
    var medians: [String: Double] {
        Dictionary(grouping: all.flatMap(\.seconds), by: \.key).mapValues { taught in
            let sorted = taught.map(\.value).sorted()
            let middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
            return max(0.5, (middle / 30).rounded() / 2)
        }
    }
}

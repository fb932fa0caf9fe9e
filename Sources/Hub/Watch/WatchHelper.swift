import Foundation
import LessonKit
import Terminal

/// What the loop does for a learner beside checking.
struct WatchHelper {
    let checkout: Checkout
    let editor: Editor?
    let ink: Ink

    /// Plays a lesson in the terminal, to its end.
    func play(_ lesson: String) -> WatchEvent {
        do {
            let status = try ForegroundProgram.run(
                [LessonBuild.program(of: lesson, in: checkout), "--walk"])
            if status == .exited(0) || status == .signalled(SIGINT) {
                _ = try? Notebook.update(checkout) { $0.recordPlayed(lesson) }
                return .played(lesson)
            }
            return .notice("The lesson \(lesson) ended with \(status).")
        } catch {
            return .notice("\(error)")
        }
    }

    /// Opens a file at a line in the learner's editor.
    func edit(_ path: String, line: Int) -> WatchEvent {
        guard let editor else { return .notice("No editor is set.") }
        do {
            let command = editor.command(checkout.root.appendingPathComponent(path).path, line: line)
            let status = try ForegroundProgram.run(command)
            return .notice(status == .exited(0) ? "" : "\(command[0]) ended with \(status).")
        } catch {
            return .notice("\(error)")
        }
    }

    /// The hints of an exercise that were seen, and one more if it is wanted; the first in any case.
    func hint(_ place: WatchState.Place, more: Bool) -> WatchEvent {
        guard let (lesson, exercise) = find(place) else { return .notice(Self.gone) }
        let hints = HintSource.all(in: SourceFile.text(of: checkout.root.appendingPathComponent(lesson.hintsPath)))
        guard let rungs = hints.first(where: { $0.number == place.number })?.rungs, !rungs.isEmpty else {
            return .notice("\(lesson.hintsPath) has no hints for this exercise.")
        }
        let seen = Notebook.read(checkout).notebook.hintsShown(exercise, of: lesson)
        let count = min(rungs.count, more ? seen + 1 : max(1, seen))
        if count > seen { _ = try? Notebook.update(checkout) { $0.recordHints(count, exercise, of: lesson) } }
        return .hints(place, WatchHints(rungs: Array(rungs.prefix(count)), total: rungs.count))
    }

    /// A solution beside the learner's own, once that has passed; before, what to do instead.
    func solution(_ place: WatchState.Place, columns: Int) -> WatchEvent {
        guard let (lesson, exercise) = find(place), let course = try? Course(checkout) else {
            return .notice(Self.gone)
        }
        let progress = Course.Progress(course, Notebook.read(checkout).notebook)
        return .solution(
            said(columns: columns) {
                try $0.solution(exercise, of: lesson, checkout, progress, isRevealed: false)
            })
    }

    /// Puts an exercise back to its untouched text.
    func reset(_ place: WatchState.Place) -> WatchEvent {
        guard let (lesson, exercise) = find(place) else { return .notice(Self.gone) }
        let whole = lesson.part(exercise) == nil
        let lines = said(columns: 1000) { try $0.reset(lesson, whole ? nil : exercise, checkout) }
        return .notice(lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n"))
    }

    private static let gone = "The lesson is not there any more."

    private func find(_ place: WatchState.Place) -> (Course.Lesson, ExerciseSource)? {
        guard let lesson = try? Course(checkout).lesson(place.lesson),
            let exercise = lesson.exercises.first(where: { $0.number == place.number })
        else { return nil }
        return (lesson, exercise)
    }

    /// What the hub says in doing `work`, line by line.
    private func said(columns: Int, _ work: (Hub) throws -> some Any) -> [String] {
        let terminal = KeptLines(columns: columns, ink)
        do {
            _ = try work(Hub(directory: checkout.root, terminal: terminal))
        } catch {
            terminal.complain("\(error)")
        }
        return terminal.lines
    }
}

/// Keeps what the hub writes, for a page of our own.
private final class KeptLines: Console {
    private(set) var lines: [String] = []
    let columns: Int?
    let hasColour: Bool
    let hasUnicode: Bool
    let isInteractive = false
    let hasScreen = true
    let hasKeys = false

    init(columns: Int, _ ink: Ink) { (self.columns, hasColour, hasUnicode) = (columns, ink.colour, !ink.ascii) }

    func write(_ line: String) {
        lines += line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
    func complain(_ line: String) { write(line) }
    func busy(_ text: String) {}
    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? { nil }
}

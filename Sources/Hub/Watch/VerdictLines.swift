import LessonKit

/// For a pipe or a file: one line for each verdict, as it comes.
struct VerdictLines: WatchDisplay {
    let write: (String) -> Void
    private var shown: [WatchState.Place: CheckedExercise] = [:]
    private var checks = 0
    private var failure = ""

    init(write: @escaping (String) -> Void) { self.write = write }

    mutating func show(_ state: WatchState) {
        if state.failure != failure, !state.failure.isEmpty {
            write("The check could not be made: \(Self.line(state.failure))")
        }
        failure = state.failure
        guard state.checks != checks else { return }
        checks = state.checks
        for place in state.places {
            guard let checked = state.checked[place], checked.outcome != .toDo || shown[place] != nil else { continue }
            // The exercise that the learner works at is written each time, the others when they are news.
            guard checked != shown[place] || place == state.place else { continue }
            shown[place] = checked
            write(checked.line)
        }
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

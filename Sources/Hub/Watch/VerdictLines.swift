import LessonKit

/// Where nobody sits in front of it: one line for each verdict, as it comes.
struct VerdictLines: WatchDisplay {
    let write: (String) -> Void
    private var said: [WatchState.Place: CheckedExercise] = [:]
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
            guard let checked = state.checked[place], checked.outcome != .toDo || said[place] != nil else { continue }
            // What is worked at is told each time, the others when they are news.
            guard checked != said[place] || place == state.place else { continue }
            said[place] = checked
            write(checked.line)
        }
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

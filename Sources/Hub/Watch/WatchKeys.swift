import LessonKit

/// The keys of the loop, as the page names them.
enum WatchKeys {
    struct Shown {
        let text: String
        /// The highest goes first where there is no room.
        let rank: Int

        init(_ text: String, _ rank: Int) { (self.text, self.rank) = (text, rank) }
    }

    /// Those that stand in the last line.
    static func shown(in state: WatchState) -> [Shown] {
        switch state.view {
        case .exercise, .solution:
            let hasStep = state.checked[state.place]?.step != nil
            let shows = state.view == .solution ? "back" : "solution"
            return [Shown("h hint", 2)] + (hasStep ? [Shown("p play the step", 1)] : [])
                + [Shown("n next", 2), Shown("b back", 5), Shown("l list", 3), Shown("r reset", 6)]
                + (state.hasPassed(state.place) ? [Shown("s \(shows)", 4)] : [])
                + [Shown("? keys", 1), Shown("q quit", 0)]
        case .list:
            return [
                Shown("↑ ↓ move", 1), Shown("3 Enter lesson 3", 4), Shown("Enter goes there", 0), Shown("Esc back", 2),
                Shown("q quit", 3),
            ]
        case .keys: return [Shown("Esc back", 0), Shown("q quit", 1)]
        case .reset: return [Shown("y yes", 0), Shown("n no", 0)]
        }
    }

    /// All of them, with what they do.
    static let all = [
        ("Enter", "the next thing to do: the line above the keys names it"),
        ("h", "a hint; each press shows one more"),
        ("3 Enter", "exercise 3 of the lesson; in the list, lesson 3"),
        ("n", "the next exercise; after a pass, the next that has not passed"),
        ("b", "back to the exercise before"),
        ("l", "all lessons and exercises, to choose from"),
        ("p", "plays the step of the lesson that the verdict is about"),
        ("w", "plays the whole lesson, and comes back"),
        ("e", "opens the exercise in your editor (VISUAL or EDITOR), at its line"),
        ("c", "checks now; a save does that by itself"),
        ("s", "one good solution beside yours, once you have passed"),
        ("r", "puts the exercise back to its untouched text; yours is kept"),
        ("↑ ↓", "a line up or down; PgUp, PgDn and space turn pages"),
        ("?", "this page, and back"),
        ("q", "quits, as Ctrl-C does; what was checked is remembered"),
    ]
}

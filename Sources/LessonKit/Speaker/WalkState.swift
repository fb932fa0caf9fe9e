import Foundation

/// Where a walk is: what the program on the projector tells the speaker's program.
struct WalkState: Codable, Equatable {
    /// The folder of the lesson: `02-subscribe`.
    let lesson: String
    /// The process that walks.
    let pid: Int32
    let began: Date
    /// The step that it began with, from 0; -1 is the introduction.
    let first: Int
    /// The step that is on the screen, from 0. The introduction comes before them, and the recap after them.
    var step: Int
    /// Whether it is at the part of the step that its variant is.
    var isVariant = false
    /// Whether the wall has other code than the one that was delivered.
    var isChanged = false
    var stepBegan: Date
    var beat = WalkStop.Beat.question
    /// The votes for the options of this step.
    var votes = Votes()
    /// When anything of this last changed.
    var changed: Date
    /// Whether its steps are the questions of the lesson's recap.
    var isWarmup = false
    /// Which parts of the steps it plans, and which steps.
    var plan = Plan()
    /// The seconds that each step took that was left, by its number from 0.
    var took: [Int: Double] = [:]
    /// The steps whose answer was shown, and those whose code was changed.
    var answered: Set<Int> = []
    var live: Set<Int> = []
    /// How it ended; nil while it goes on, and after a crash.
    var end: End?

    struct Plan: Codable, Equatable {
        /// Whether it leaves out the steps that are not the lesson's core.
        var isCore = false
        /// Whether it has talk, board and variants.
        var isFull = false
        /// Whether it is a class.
        var isRoom = false

        /// The minutes of each page of `text`, from its introduction on.
        ///
        /// - Parameter shown: The steps that were shown, also where they are not the lesson's core.
        func minutes(_ text: LessonText, shown: Set<Int>) -> [Double] {
            text.pages.enumerated().map { index, page in
                isCore && page.isMore && !shown.contains(index - 1) ? 0 : isFull ? page.time.full : page.time.brief
            }
        }

        /// How the walk was begun: `--walk --room --core`.
        var command: String {
            (["--walk"] + [("--room", isRoom), ("--core", isCore), ("--full", isFull)].filter(\.1).map(\.0))
                .joined(separator: " ")
        }
    }

    enum End: String, Codable {
        /// Somebody quit.
        case quit
        /// The last step was left by Enter.
        case finished
    }

    /// A walk that begins `now`.
    init(lesson: String, pid: Int32, step: Int, isWarmup: Bool = false, now: Date) {
        (self.lesson, self.pid, self.isWarmup) = (lesson, pid, isWarmup)
        (first, self.step) = (step, step)
        (began, stepBegan, changed) = (now, now, now)
    }

    /// The same walk, now at that beat of that step.
    func at(
        _ place: WalkPlace, _ beat: WalkStop.Beat, _ votes: Votes, isChanged: Bool = false, now: Date
    ) -> WalkState {
        var next = self
        if place.index != step {
            next.leaveStep(now)
            // The clock of a step goes on where it stood.
            next.stepBegan = now - (took[place.index] ?? 0)
        }
        (next.step, next.isVariant, next.beat, next.votes) = (place.index, place.isVariant, beat, votes)
        (next.isChanged, next.changed, next.end) = (isChanged, now, nil)
        if beat == .answer { next.answered.insert(place.index) }
        if isChanged { next.live.insert(place.index) }
        return next
    }

    /// The seconds of the steps that were taught to their answer. Where code was changed, the room has done more than the step.
    var taught: [Int: Double] { took.filter { answered.contains($0.key) && !live.contains($0.key) } }

    /// The same walk, over now. The last step has taken its time if somebody has gone on from it.
    func over(_ end: End, now: Date) -> WalkState {
        var next = self
        if end == .finished, self.end == nil { next.leaveStep(now) }
        (next.end, next.changed) = (end, now)
        return next
    }

    private mutating func leaveStep(_ now: Date) {
        took[step] = now.timeIntervalSince(stepBegan)
    }

    /// Whether `other` differs in more than its time.
    func shows(the other: WalkState) -> Bool {
        (step, isVariant, beat, votes) == (other.step, other.isVariant, other.beat, other.votes)
            && (isChanged, end) == (other.isChanged, other.end)
    }
}

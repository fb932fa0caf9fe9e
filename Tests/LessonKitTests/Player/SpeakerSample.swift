import Foundation
import Terminal

@testable import LessonKit

/// A walk through the lesson of `FixtureLesson`, and the page about it.
enum SpeakerSample {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// A walk that is at a beat of a step, which counts from 1.
    static func walk(
        _ step: Int, _ beat: WalkStop.Beat = .question, votes: String = "", from first: Int = 1,
        lesson: String = "98-fixture", pid: Int32 = 1, minutes: Double = 0, end: WalkState.End? = nil
    ) -> WalkState {
        var cast = Votes()
        for letter in votes { cast.add(letter) }
        var walk = WalkState(lesson: lesson, pid: pid, step: first - 1, now: start)
            .at(WalkPlace(index: step - 1), beat, cast, now: start + minutes * 60)
        walk.end = end
        return walk
    }

    /// The page of a lesson, so many minutes after the walk began.
    static func page(
        _ projector: Projector, readme: String = FixtureLesson.readme, minutes: Double = 0, width: Int = 80,
        hasUnicode: Bool = true, runs: [[StyledLine]] = [], with change: (inout SpeakerState) -> Void = { _ in }
    ) -> SpeakerPage {
        let own = SpeakerState.Own(folder: "98-fixture", text: LessonText(readme))
        let isKnown = projector.state.map { $0.lesson == own.folder } ?? false
        var state = SpeakerState(
            own: own, projector: projector, text: isKnown ? own.text : nil, now: start + minutes * 60)
        change(&state)
        return SpeakerPage(state: state, page: .plain(width, isASCII: !hasUnicode), runs: runs)
    }

    /// What it shows.
    static func shown(
        _ projector: Projector, readme: String = FixtureLesson.readme, minutes: Double = 0, runs: [[StyledLine]] = [],
        with change: (inout SpeakerState) -> Void = { _ in }
    ) -> String {
        text(page(projector, readme: readme, minutes: minutes, runs: runs, with: change).lines)
    }

    static func text(_ lines: [StyledLine]) -> String {
        lines.map { $0.text.trimmingTrailingSpaces() }.joined(separator: "\n")
    }
}

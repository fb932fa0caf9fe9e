import Foundation
import Testing

@testable import LessonKit

/// A warm-up on the speaker's page.
struct RecapWalkTests {
    private static let readme = """
        # A fixture

        ## A step

        > Why?
        >
        > - **A** So.
        > - **B** Not so.

        Not so.

        - **A** It looks so.

        <details><summary>Instructor · 4 minutes</summary>

        A note.

        </details>

        ## Recap

        - Remember.

        > What ends it?
        >
        > - **A** An error.
        > - **B** A dispose.

        **A** An error is an end.

        - **B** A dispose is none.

        > And then?
        >
        > - **A** Nothing.
        > - **B** More.

        **A** Nothing follows.
        """

    private func page(_ walk: WalkState) -> String {
        let projector: Projector = walk.end == nil ? .walking(walk) : .over(walk)
        return SpeakerSample.text(
            SpeakerSample.page(projector, readme: Self.readme, minutes: 70 / 60, width: 60).lines)
    }

    private func walk(_ step: Int, _ beat: WalkStop.Beat, votes: Votes = Votes()) -> WalkState {
        WalkState(lesson: "98-fixture", pid: 1, step: 0, isWarmup: true, now: SpeakerSample.start)
            .at(WalkPlace(index: step), beat, votes, now: SpeakerSample.start)
    }

    @Test func `the page has the question of the warm-up, the votes, the reasons and what comes next`() {
        var votes = Votes()
        votes.add("B", hands: 12)
        _ = votes.voteAgain()
        votes.add("A", hands: 9)
        #expect(
            page(walk(0, .question, votes: votes)) == """
                 1 of 2 · A fixture                      warm-up [question]
                 ──────────────────────────────────────────────────────────
                 step 1:10 · lesson 1:10

                 ? What ends it?                               12 → 9 votes
                 ✓ A  An error.                                       0 → 9
                   B  A dispose.                                     12 → 0

                 ✗ B  A dispose is none.

                 Next: A fixture
                 ? And then?

                 On the wall, one after the other
                 ──────────────────────────────────────────────────────────

                 An error is an end.
                """)
    }

    @Test func `the last question is the last, and after a warm-up no exercises come`() {
        var walk = walk(1, .answer)
        let last = page(walk)
        #expect(last.contains(" ✗ B  More."), "a wrong option without a reason stands there as it is")
        #expect(last.contains("This is the last question.") && !last.contains("A note."))
        walk.end = .finished
        #expect(page(walk).contains("The warm-up is over") && !page(walk).contains("exercises"))
    }
}

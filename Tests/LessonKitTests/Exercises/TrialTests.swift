import LessonKit
import Marbles
import Streams
import Testing

@Suite struct TrialTests {
    @Test func `an answer that sends what is expected passes`() throws {
        let trial = Trial()
        let source = trial.cold("source", "-1--2|")
        try trial.expect("-2--4|", of: source.map { $0 * 2 })
    }

    @Test func `the first difference is marked, and the given rows stand above`() {
        let trial = Trial("the fan is late")
        let source = trial.hot("scores", "-1--2--3|")
        let diagnosis = diagnosisOf { try trial.expect("-1-----3|", of: source.asObservable()) }
        #expect(
            diagnosis?.lines == [
                "the fan is late",
                "scores     -1--2--3|",
                "expected   -1-----3|",
                "yours      -1--2--3|",
                "               ^ tick 4: nothing was expected, got 2",
            ])
        #expect(diagnosis?.meaning == "The first difference is at tick 4: nothing was expected, got 2.")
    }

    @Test func `the first mistake that fits says what it means`() {
        let diagnosis = diagnosisOf {
            try Trial().expect(
                "1|", of: Observable<Int>.never(),
                mistakes: [
                    Mistake("too many") { $0.elements.count > 1 },
                    Mistake("it never ends") { !$0.ends },
                    Mistake("nothing came") { $0.elements.isEmpty },
                ])
        }
        #expect(diagnosis?.meaning == "it never ends")
    }

    @Test func `letters stand for elements, and the legend says for which`() {
        let diagnosis = diagnosisOf {
            try Trial().expect("(ab|)", legend: ["a": "so", "b": "it"], of: Observable.of("so", "goes"))
        }
        #expect(
            diagnosis?.lines == [
                "expected   (ab|)",
                "yours      (a,goes|)",
                "           ^ tick 0: expected b, got goes",
                "a: so   b: it",
            ])
    }

    @Test func `any error will do unless one is named`() throws {
        struct Blank: Error {}
        try Trial().expect("#", of: Observable<Int>.error(Blank()))
        try Trial().expect("#", error: Blank(), of: Observable<Int>.error(Blank()))
        #expect(
            diagnosisOf { try Trial().expect("#", error: Blank(), of: Observable<Int>.error(MarbleError())) } != nil)
    }

    @Test func `a subscription is disposed of at its tick, and the clock goes on`() throws {
        let trial = Trial()
        let source = trial.cold("source", "-1--2--3")
        try trial.expect("-1--", of: source.asObservable(), disposedAt: 3)
        #expect(trial.scheduler.clock == Trial.duration)
        try trial.expect(["^--!"], of: source.subscriptions, "source", "still subscribed")
        let diagnosis = diagnosisOf {
            try trial.expect(["^-!"], of: source.subscriptions, "source", "still subscribed")
        }
        #expect(diagnosis?.meaning == "still subscribed")
        #expect(diagnosis?.lines.suffix(2) == ["expected use of source   ^-!", "yours                    ^--!"])
    }

    @Test func `a gap beside a bracket is explained`() {
        let trial = Trial()
        let source = trial.hot("source", "-1-2-3-")
        let diagnosis = diagnosisOf { try trial.expect("-1-(2|)", of: source.asObservable()) }
        #expect(
            diagnosis?.lines == [
                "source     -1-2   -3",
                "expected   -1-(2|)",
                "yours      -1-2   -3",
                "              ^ tick 3: expected the end, nothing more came",
                "(a bracket is one tick, and the gap below or above it takes no time)",
            ])
    }

    @Test func `a condition that does not hold is a diagnosis`() throws {
        try Trial().require(true, "fine")
        #expect(
            diagnosisOf { try Trial("nobody listens").require(false, "asked too early") }?.meaning == "asked too early")
    }
}

import LessonKit
import Streams
import Testing

@testable import ExerciseSupport

struct PredictionTests {
    private let truth = Observable<Int>.of(1, 2)

    @Test func `a prediction that comes true passes, however it is written`() throws {
        for row in ["(12|)", " ( 12 |) ", "(12┤)"] { try Trial().predict(row, of: truth) }
        try Trial().predict("✕", of: Observable<Int>.error(ToDo()))
    }

    @Test func `a wrong one is told how far it is right, and not what comes instead`() {
        let trial = Trial()
        let ticks = Observable<Int>.interval(.milliseconds(200), scheduler: trial.scheduler).take(2)
        let diagnosis = diagnosisOf { try trial.predict("--0|", of: ticks) }
        #expect(diagnosis?.lines == ["you said   --0|", "              ^ here"])
        #expect(diagnosis?.meaning == "Up to there you are right. At tick 3 nothing arrives.")
    }

    @Test(arguments: [
        ("-12|", "-----", "At tick 1 something arrives, and you have nothing there."),
        ("-(12)-3|", "-1-4-5|", "At tick 1 more arrives than you have there. Round brackets are one tick."),
        ("-1-3|", "-(12)-4-5|", "At tick 1 less arrives than you have there."),
        ("-1-2|", "-1-3|", "At tick 3 something else arrives."),
        ("-12|", "-1---|", "All that you have comes, in this order, and something is missing."),
        ("-12|", "-123|", "Your diagram has 3, and that does not come."),
        (
            "-12|", "-12",
            "Your elements are right, and your diagram has no end. What ends this stream, and with which event?"
        ),
        (
            "-12|", "-12|--",
            "There is \"-\" after the end. Nothing follows \"|\" or \"#\", not even time. Leave it out, or move the end behind it."
        ),
        ("-12|", "^-12|", "\"^\" is not an event. Your row has what arrives, and no more: leave it out."),
    ]) func `a row is told what is wrong with it`(truth: String, row: String, words: String) {
        let trial = Trial()
        let source = trial.cold("source", truth).asObservable()
        let meaning = diagnosisOf { try trial.predict(row, of: source) }?.meaning
        #expect(meaning?.replacing("Up to there you are right. ", with: "") == words)
    }

    @Test func `a malformed diagram is shown with its column, the rule and what to do`() {
        let diagnosis = diagnosisOf { try Trial().predict("(12", of: truth) }
        #expect(diagnosis?.lines == ["(12", "^"])
        #expect(diagnosis?.meaning.hasPrefix("This group is not closed. Write \")\"") == true)
    }
}

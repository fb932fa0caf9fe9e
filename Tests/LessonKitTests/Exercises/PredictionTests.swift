import LessonKit
import Streams
import Testing

struct PredictionTests {
    private let truth = Observable<Int>.of(1, 2)

    @Test func `a prediction that comes true passes, however it is written`() throws {
        try Trial().predict("(12|)", of: truth)
        try Trial().predict(" ( 12 |) ", of: truth)
        try Trial().predict("(12┤)", of: truth)
        try Trial().predict("✕", of: Observable<Int>.error(ToDo()))
    }

    @Test func `a wrong one is told how far it is right, and not what comes instead`() {
        let trial = Trial()
        let ticks = Observable<Int>.interval(.milliseconds(200), scheduler: trial.scheduler).take(2)
        let diagnosis = diagnosisOf { try trial.predict("--0--1|", of: ticks) }
        #expect(diagnosis?.lines == ["you said   --0--1|", "               ^ here"])
        #expect(
            diagnosis?.meaning
                == "Up to there you are right. At tick 4 something arrives, and you have nothing there.")
    }

    @Test func `what arrives too early is refused at its tick`() {
        #expect(
            diagnosisOf { try Trial().predict("-1", of: Observable<Int>.never()) }?.meaning
                == "Up to there you are right. At tick 1 nothing arrives.")
    }

    @Test(arguments: [
        ("(1)", "At tick 0 more arrives than you have there. Round brackets are one tick."),
        ("(123|)", "At tick 0 something else arrives."),
        (
            "(12|)--",
            "There is \"-\" after the end. Nothing follows \"|\" or \"#\", not even time. Leave it out, or move the end behind it."
        ),
        ("^(12|)", "\"^\" is not an event. Your row has what arrives, and no more: leave it out."),
    ]) func `a row is told what is wrong with it`(row: String, words: String) {
        #expect(diagnosisOf { try Trial().predict(row, of: truth) }?.meaning == words)
    }

    @Test func `an element whose end has a tick of its own has too little in its tick`() {
        #expect(
            diagnosisOf { try Trial().predict("1|", of: Observable.just(1)) }?.meaning
                == "At tick 0 more arrives than you have there. Round brackets are one tick.")
        #expect(
            diagnosisOf { try Trial().predict("(12)", of: Observable<Int>.just(1).concat(Observable.never())) }?.meaning
                == "At tick 0 less arrives than you have there.")
    }

    @Test func `a malformed diagram is shown with its column, the rule and what to do`() {
        let diagnosis = diagnosisOf { try Trial().predict("(12", of: truth) }
        #expect(diagnosis?.lines == ["(12", "^"])
        #expect(diagnosis?.meaning.hasPrefix("This group is not closed. Write \")\"") == true)
    }
}

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

    @Test func `a malformed diagram is shown with its column, the rule and what to do`() {
        let diagnosis = diagnosisOf { try Trial().predict("(12", of: truth) }
        #expect(diagnosis?.lines == ["(12", "^"])
        #expect(diagnosis?.meaning.hasPrefix("This group is not closed. Write \")\"") == true)
    }
}

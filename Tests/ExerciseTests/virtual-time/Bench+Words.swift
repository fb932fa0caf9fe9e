import LessonKit

extension Bench {
    /// What a learner reads.
    func words(_ flaw: Flaw) -> String {
        switch flaw {
        case .usesNothing: "Your test never calls the \(thing) that it is given. So it passes with every \(thing)."
        case .subscribesToNothing:
            "Your test does not subscribe to what the \(thing) returns. What starts an observable?"
        case .otherClock:
            "Your test gives the \(thing) a clock that is not a test scheduler. Who turns that clock, and when?"
        case .clockStands:
            "Your test never turns its clock, so nothing comes, whatever the \(thing) does. What turns it?"
        case .expectsNothing:
            "While your test ran, it expected nothing. So it passes with every \(thing). What should come, and when?"
        case .tooEarly:
            "Your test fails with a \(thing) that is right. Nothing had come yet when it looked. What has to run before that?"
        case .tooLate:
            "Your test fails with a \(thing) that is right. At which tick does it subscribe, and when does the input send?"
        case .usedClock:
            "Your test fails with a \(thing) that is right. It runs twice with one clock. At which tick does the second run begin?"
        case .otherTicks:
            "Your test fails with a \(thing) that is right. A tick of its clock is not 100 ms. What says how long one is?"
        case .refusesRight:
            "Your test fails with a \(thing) that is right. Read the text again: what should come here, and when?"
        case .unreadable: "Your test has a diagram that cannot be read. The mark shows the place."
        }
    }

    /// The title of the step that shows it.
    func step(_ flaw: Flaw) -> StepReference? {
        switch flaw {
        case .tooEarly, .clockStands: "A test that turns its clock"
        case .otherClock: "Two ways to choose a clock"
        case .tooLate: "A letter with a number"
        default: nil
        }
    }
}

import ExerciseSupport
import LessonKit

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `2 · The minibus`() {}

    private static let check = Check(diagrams: theMinibus, solution: Solution.exercise2, of: Int.self) { check in
        let car: StepReference = "A cable car"
        check.row("may.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }") {
            buses($0, "may", "-xx-x--------x--|", count: 3)
        }
        check.mistake(
            "Your first bus goes when the time is up. It was full before that. Does a full bus wait?", step: car,
            madeBy: "-----3----0----1(0|)"
        ) { $0.start == 5 }
        check.mistake(
            "Your diagram has no empty bus. The time is up at tick 9, and nobody has come. What is sent then?",
            step: car, madeBy: "----3---------1-|", orBy: "----3-----------(1|)", "----3----1------|", "----3",
            "----3----3----1-(0|)"
        ) { $0.start == 4 && !$0.events.contains { $0.time < 16 && $0.value.element == 0 } }
        check.mistake(
            "Your second bus goes too early. When does its time begin: with the subscription, or with the first bus?",
            step: car, madeBy: "----30----0----1(0|)", orBy: "----3-0---"
        ) { $0.start == 4 && ($0.events.dropFirst().first?.time ?? 9) < 9 }
        check.mistake(
            "Your diagram has no bus at tick 14. The empty bus went at tick 9. When is the time of the next one up?",
            step: car, madeBy: "----3----0------(1|)", orBy: "----3----0---1--(0|)"
        ) { $0.elements.starts(with: [3, 0]) && !$0.events.contains { $0.time == 14 } }
        check.mistake(
            "Your last bus goes after tick 16. May completes there. Does `buffer` wait until the time is up?",
            step: car, madeBy: "----3----0----1----(0|)"
        ) { $0.elements == [3, 0, 1, 0] && $0.events[3].time > 16 }
        check.rejects(nil, "----3----0----1-|", "----1----0----1-(0|)", "-12-3--------4--|")

        check.row("may.buffer(timeSpan: .milliseconds(500), count: 0, scheduler: scheduler).map { $0.count }") {
            buses($0, "may", "-xx-x--------x--|", count: 0)
        }
        check.rejects(nil, "----3----0----1-(0|)", "-11-1--------1--|")
        check.mistake(
            "Your first bus is empty. The count of 0 is no limit of guests: only the time counts.", step: car,
            madeBy: "-----0----0----0(0|)", orBy: "----------------|", "-----0----0----0|"
        ) { $0.elements.first.map { $0 == 0 } ?? true }
        check.mistake(
            "Your diagram has no bus at tick 10. The time is up, and nobody has come. What is sent then?", step: car,
            madeBy: "-----3---------1|", orBy: "-----3----------(1|)"
        ) { !$0.events.contains { $0.time == 10 } }
        check.rejects(nil, "-----3----0----1|")

        check.row("june.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }") {
            buses($0, "june", "-xx---x-#", count: 3)
        }
        check.mistake(
            "Your diagram does not fail. What does `buffer` do with an error of its source?", step: car,
            madeBy: "-----2--(1|)", orBy: "-----2--|", "-----2----1"
        ) { !$0.fails }
        check.mistake(
            "Your diagram has something in the tick of the error. What becomes of a guest who waits when June fails?",
            step: "A broadcast and a line that breaks", madeBy: "-----2--(1#)", orBy: "-----2--(0#)", "-----2----(1#)"
        ) { $0.elements.count > 1 && $0.start == 5 }
        check.mistake(
            "Your diagram has no bus at tick 5, or another one before. Two guests are there. Do they wait for a third one?",
            step: car, madeBy: "------3-#", orBy: "--------#", "--------(3#)"
        ) { $0.start != 5 }
        check.rejects(nil, "-----2----#")

        check.row("july.buffer(timeSpan: .milliseconds(500), count: 3, scheduler: scheduler).map { $0.count }") {
            buses($0, "july", "|", count: 3)
        }
        check.mistake(
            "Your diagram waits for the time. July completes at tick 0: what is there to wait for?", step: car,
            madeBy: "-----(0|)", orBy: "-----0"
        ) { $0.start.map { $0 > 0 } ?? false }
        check.mistake(
            "Your diagram has no bus. At its end `buffer` sends the rest. What if the rest is empty?", step: car,
            madeBy: "|", orBy: ""
        ) { $0.elements.isEmpty }

        check.rejects(nil, "0", "(0)")
        check.rejects(["----3----0----1-(0|)", "-----3----0----1(0|)", "-----2--#", "#"])
    }

    private static func buses(_ trial: Trial, _ month: String, _ marbles: String, count: Int) -> Observable<Int> {
        trial.cold(month, marbles, as: String.self)
            .buffer(timeSpan: .milliseconds(500), count: count, scheduler: trial.scheduler).map { $0.count }
    }
}

import ExerciseSupport
import LessonKit

@testable import timing_exercises

extension `timing` {
    @Test(.exercise(check)) func `1 · Rain on a roof`() {}

    private static let check = Check(diagrams: rainOnARoof, solution: Solution.exercise1, of: Int.self) { check in
        let (name, bell): (StepReference, StepReference) = ("Somebody types a name", "A guest and a bell")
        check.row("drops.throttle(.milliseconds(400), scheduler: scheduler)") {
            drops($0).throttle(.milliseconds(400), scheduler: $0.scheduler)
        }
        check.mistake(
            "Your diagram has no 1. `throttle` is open when the first drop comes. What does it do with it?", step: name,
            madeBy: "-------3---------(4|)", orBy: "--------3---------(4|)", "-----3--------4---|", "----3----4----|"
        ) { !$0.came(1) }
        check.rejects(nil, "-1---3--------4---(4|)", "-1--33--------4---|")
        check.mistake(
            "Your diagram has a 2. `throttle` is closed from tick 1 on. Which drop is the latest at the end of that time?",
            step: name, madeBy: "-12-3---------4---|", orBy: "-1---2--------4---|", "-1---(23)--------4---|"
        ) { $0.came(2) }
        check.mistake(
            "Your diagram has no 3. That is `latest: false`. What is sent at the end of the time without it?",
            step: name, madeBy: "-1------------4---|", orBy: "-1----------------|"
        ) { !$0.came(3) }
        check.rejects(nil, "-1--3---------4---|", "-1------3-----4---|", "-1----3-------4---|")
        check.rejects(nil, "-1---3-----------(4|)", "-1---3------------|", "-1---3------------(4|)")

        check.row("drops.throttle(.milliseconds(400), latest: false, scheduler: scheduler)") {
            drops($0).throttle(.milliseconds(400), latest: false, scheduler: $0.scheduler)
        }
        check.rejects(nil, "----3---------4---|", "-------3---------(4|)")
        check.mistake(
            "Your diagram has a drop that came while `throttle` was closed. With `latest: false`, is it kept?",
            step: bell, madeBy: "-1---3--------4---|", orBy: "-12-----------4---|", "-1--3---------4---|"
        ) { $0.came(2) || $0.came(3) }
        check.rejects(nil, "-1----------------|", "-1----------------(4|)")

        check.row("drops.debounce(.milliseconds(500), scheduler: scheduler)") {
            drops($0).debounce(.milliseconds(500), scheduler: $0.scheduler)
        }
        check.mistake(
            "Your diagram has a 1 or a 2. A newer drop followed it soon. What does `debounce` do with the older one?",
            step: bell, madeBy: "-1-------3--------(4|)", orBy: "------12-3--------(4|)", "-1----3-------4---|"
        ) { $0.came(1) || $0.came(2) }
        check.mistake(
            "Your diagram has the 3 too early. From which drop on does `debounce` count the 500 ms?", step: bell,
            madeBy: "----3---------4---|", orBy: "------3-----------(4|)", "--------3---------(4|)"
        ) { tick($0, 3).map { $0 < 9 } ?? false }
        check.rejects(nil, "------------------(4|)", "----------3-------(4|)")
        check.rejects(nil, "---------3--------|")
        check.mistake(
            "Your diagram has something after tick 18. There the drops complete. Does `debounce` let the end wait?",
            step: name, madeBy: "---------3---------(4|)", orBy: "---------3--------4|"
        ) { $0.end.map { $0 > 18 } ?? false }
        check.rejects(nil, "---------3----4---|")

        let broadcast: StepReference = "A broadcast and a line that breaks"
        check.row("drops.delay(.milliseconds(300), scheduler: scheduler)") {
            drops($0).delay(.milliseconds(300), scheduler: $0.scheduler)
        }
        check.rejects(nil, "----1--3---------4---|", "----1------------4---|")
        check.mistake(
            "Your diagram has each drop at its own tick, or only the first one late. How far is each one moved?",
            step: broadcast, madeBy: "-12-3---------4---|", orBy: "----123-------4---|", "----(12)3---------4---|",
            "----1--2--3--4---|"
        ) { received in [1: 4, 2: 5, 3: 7, 4: 17].contains { tick(received, $0.key) != $0.value } }
        check.rejects(nil, "----12-3---------4|", "----12-3---------(4|)")

        let friend: StepReference = "A friend on the telephone"
        check.row("drops.timeout(.milliseconds(600), scheduler: scheduler)") {
            drops($0).timeout(.milliseconds(600), scheduler: $0.scheduler)
        }
        check.mistake(
            "Your diagram fails 600 ms after the subscription, or after the first drop. From when does `timeout` count?",
            step: friend, madeBy: "-12-3-#", orBy: "-12-3--#", "-12-3-|"
        ) { $0.ends && $0.end.map { $0 < 8 } ?? false }
        check.mistake(
            "Your diagram has the 4. How long is the pause before it, and what happens in the middle of the pause?",
            step: friend, madeBy: "-12-3---------4---|", orBy: "-12-3---------(4#)", "-12-3---------4-----#"
        ) { $0.came(4) }
        check.rejects(.swallows, "-12-3-----|", "-12-3-------------|")
        check.rejects(nil, "-12-3---------#", "-12-3----#", "-12-3------#")

        check.row("drops.sample(Observable<Int>.interval(.milliseconds(500), scheduler: scheduler))") {
            drops($0).sample(Observable<Int>.interval(.milliseconds(500), scheduler: $0.scheduler))
        }
        check.mistake(
            "Your diagram has a drop twice. Nothing new had come since the last sample. What does `sample` send then?",
            step: "Pancakes", madeBy: "-----3----3----4----|", orBy: "-----3---------4----(4|)", "-----3----3----4--|"
        ) { Set($0.elements).count < $0.elements.count }
        check.mistake(
            "Your diagram has a 1 or a 2. At tick 5 the sampler comes for the first time. Which drop is the latest then?",
            step: "Pancakes", madeBy: "-12-3---------4---|", orBy: "1----3---------4----|", "-----1----2----3----4"
        ) { $0.came(1) || $0.came(2) }
        check.rejects(nil, "----3---------4---|", "-----3--------4---|", "---------3--------(4|)")
        check.rejects(nil, "-----3---------4--|", "-----3---------4---|")

        check.rejects(nil, "-----3---------4")
        check.rejects(nil, "-----3---------(4|)")
        check.rejects(["-1---3--------4---#", "", "", "", "", ""])
    }

    private static func drops(_ trial: Trial) -> Observable<Int> {
        trial.cold("drops", "-12-3---------4---|").asObservable()
    }
    /// The tick at which a number came.
    private static func tick(_ received: Received<Int>, _ number: Int) -> TestTime? {
        received.events.first { $0.value.element == number }?.time
    }
}

import Dispatch
import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `2 · A knock at the door`() {}

    private static let check = Check(lines: aKnockAtTheDoor, solution: Solution.exercise2) { check in
        check.truth { log in
            // A scheduler of its own: other checks use `MainScheduler.instance`, and what they hand over would count here.
            let (site, instance) = (Site(usesMain: true), MainScheduler())
            site.run(on: "main") {
                site.add("knock")
                _ = Observable.just("door").observe(on: instance).subscribe(onNext: { site.add($0) })
                _ = Observable.just("coat").observe(on: MainScheduler.asyncInstance).subscribe(onNext: { site.add($0) })
                DispatchQueue.main.async { site.add("goodbye") }
                _ = Observable.of("tea", "cake").observe(on: instance).subscribe(onNext: { site.add($0) })
                site.add("sit down")
            }
            site.settle()
            for line in site.lines { log(line) }
        }

        check.mistake(
            "Your list does not begin with \"knock\". That is the first line of this job. What could run before it?",
            madeBy: ["door", "knock", "tea", "cake", "sit down", "coat", "goodbye"]
        ) { $0.first != "knock" }
        check.mistake(
            "Your list has \"sit down\" before \"door\". This is main already, and nothing of `instance` waits. What does "
                + "`instance` do then?",
            step: "From main to main", madeBy: ["knock", "sit down", "door", "coat", "goodbye", "tea", "cake"],
            orBy: ["knock", "sit down", "door", "coat", "tea", "cake", "goodbye"]
        ) { $0.comes("sit down", before: "door") }
        check.mistake(
            "Your list has \"coat\" before \"sit down\". What does `asyncInstance` do with an element while a job of main "
                + "is running?",
            step: "From main to main", madeBy: ["knock", "door", "coat", "tea", "cake", "sit down", "goodbye"],
            orBy: ["knock", "door", "coat", "goodbye", "tea", "cake", "sit down"]
        ) { $0.comes("coat", before: "sit down") }
        check.mistake(
            "Your list has \"goodbye\" before \"sit down\". `async` hands a job over. When can main do it?",
            madeBy: ["knock", "door", "goodbye", "tea", "cake", "sit down", "coat"]
        ) { $0.comes("goodbye", before: "sit down") }
        check.mistake(
            "Your list has \"goodbye\" before \"coat\". Both wait in the queue of main. Which of them was put there first?",
            madeBy: ["knock", "door", "tea", "cake", "sit down", "goodbye", "coat"]
        ) { $0.comes("goodbye", before: "coat") }
        check.mistake(
            "Your list has \"sit down\" before \"tea\" or \"cake\". The coat waits in `asyncInstance`. Does anything wait in "
                + "`instance`?",
            step: "From main to main", madeBy: ["knock", "door", "sit down", "coat", "goodbye", "tea", "cake"],
            orBy: ["knock", "door", "tea", "sit down", "coat", "goodbye", "cake"],
            ["knock", "door", "sit down", "coat", "tea", "cake", "goodbye"]
        ) { $0.comes("sit down", before: "tea") || $0.comes("sit down", before: "cake") }
        check.mistake(
            "Your list has \"cake\" before \"tea\". In which order does `of` send?",
            madeBy: ["knock", "door", "cake", "tea", "sit down", "coat", "goodbye"]
        ) { $0.comes("cake", before: "tea") }
        check.mistake(
            "Your list has \"tea\" before \"door\". Each `subscribe` here is a line of the same job. Which one comes first?",
            madeBy: ["knock", "tea", "cake", "door", "sit down", "coat", "goodbye"]
        ) { $0.comes("tea", before: "door") }
        check.mistake(
            "A word is missing in your list. Each of the seven words is logged once: what waits at the end comes later, but it "
                + "comes.", madeBy: ["knock", "door", "tea", "cake", "sit down"],
            orBy: ["knock", "door", "tea", "cake", "sit down", "goodbye"],
            ["knock", "door", "sit down", "coat", "goodbye"]
        ) { $0.count < 7 }
    }
}

extension [String] {
    /// Whether both lines are there, in this order.
    func comes(_ first: String, before second: String) -> Bool {
        guard let here = firstIndex(of: first), let there = firstIndex(of: second) else { return false }
        return here < there
    }
}

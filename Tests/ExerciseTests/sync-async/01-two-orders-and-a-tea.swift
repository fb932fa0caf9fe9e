import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `1 · Two orders and a tea`() {}

    private static let check = Check(lines: twoOrdersAndATea, solution: Solution.exercise1) { check in
        check.truth { log in
            let site = Site()
            let kitchen = DispatchQueue(label: "kitchen")
            kitchen.suspend()
            kitchen.async { site.add("soup") }
            kitchen.async { site.add("rice") }
            site.add("ordered")
            kitchen.resume()
            kitchen.sync { site.add("tea") }
            site.add("paid")
            for line in site.lines { log(line) }
        }

        check.mistake(
            "You begin with \"soup\" or \"rice\". While they were ordered, the kitchen had not started. Who could log "
                + "anything at that time?", step: "A second queue", madeBy: ["soup", "rice", "ordered", "tea", "paid"],
            orBy: ["soup", "ordered", "rice", "tea", "paid"], ["rice", "soup", "ordered", "tea", "paid"]
        ) { $0.first == "soup" || $0.first == "rice" }

        check.mistake(
            "You have no \"soup\" or no \"rice\". The kitchen starts late, and it keeps its jobs. What happens to "
                + "them after resume()?",
            madeBy: ["ordered", "tea", "paid"], orBy: ["ordered", "paid"], ["ordered", "rice", "tea", "paid"]
        ) { !$0.says("soup") || !$0.says("rice") }

        check.mistake(
            "You have no \"tea\". Its job was handed over with sync. Does the kitchen run that job, too?",
            madeBy: ["ordered", "soup", "rice", "paid"]
        ) { !$0.says("tea") }

        check.mistake(
            "You have no \"paid\". It stands below sync. When the tea is done, what does the caller do?",
            madeBy: ["ordered", "soup", "rice", "tea"]
        ) { !$0.says("paid") }

        check.mistake(
            "You have \"paid\" before \"tea\". It stands below sync. When does the caller go on below that line?",
            step: "One word changed", madeBy: ["ordered", "paid", "soup", "rice", "tea"],
            orBy: ["ordered", "soup", "rice", "paid", "tea"]
        ) { $0.says("paid", before: "tea") }

        check.mistake(
            "You have \"tea\" before \"soup\" or \"rice\". The caller of sync waits. But where in the queue does its job stand?",
            step: "Two kinds of queue", madeBy: ["ordered", "tea", "soup", "rice", "paid"],
            orBy: ["ordered", "tea", "paid", "soup", "rice"], ["ordered", "soup", "tea", "rice", "paid"],
            ["tea", "ordered", "soup", "rice", "paid"]
        ) { $0.says("tea", before: "soup") || $0.says("tea", before: "rice") }

        check.mistake(
            "You have \"rice\" before \"soup\". Which of the two was ordered first, and what does a serial queue do first?",
            madeBy: ["ordered", "rice", "soup", "tea", "paid"]
        ) { $0.says("rice", before: "soup") }
    }
}

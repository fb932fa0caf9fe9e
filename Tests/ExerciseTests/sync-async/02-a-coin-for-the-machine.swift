import Dispatch
import ExerciseSupport

@testable import sync_async_exercises

extension `sync-async` {
    @Test(.exercise(check)) func `2 · A coin for the machine`() {}

    private static let check = Check(lines: aCoinForTheMachine, solution: Solution.exercise2) { check in
        check.truth { log in
            let site = Site()
            let laundry = DispatchQueue(label: "laundry", attributes: .concurrent)
            let coin = DispatchSemaphore(value: 0)
            let dry = DispatchSemaphore(value: 0)
            laundry.async {
                coin.wait()
                site.add("jeans")
                dry.signal()
            }
            laundry.sync { site.add("socks") }
            site.add("found a coin")
            coin.signal()
            dry.wait()
            site.add("home")
            for line in site.lines { log(line) }
        }

        check.mistake(
            "You have no \"socks\". In a serial laundry the socks would wait for the jeans, and here for ever. "
                + "Is this laundry serial?",
            step: "Two kinds of queue", madeBy: [], orBy: ["found a coin", "jeans", "home"]
        ) { !$0.says("socks") }

        check.mistake(
            "You have no \"jeans\", and the last lines of the code let them go on. What does coin.signal() do?",
            madeBy: ["socks", "found a coin", "home"], orBy: ["socks", "found a coin"]
        ) { !$0.says("jeans") }

        check.mistake(
            "You have \"jeans\" before \"socks\". The jeans stand at a gate. May the next job of a concurrent queue start?",
            step: "Two kinds of queue", madeBy: ["jeans", "socks", "found a coin", "home"],
            orBy: ["found a coin", "jeans", "socks", "home"], ["found a coin", "jeans", "home", "socks"]
        ) { $0.says("jeans", before: "socks") }

        check.mistake(
            "You have \"found a coin\" before \"socks\". It stands below sync. When does the caller go on below that line?",
            step: "One word changed", madeBy: ["found a coin", "socks", "jeans", "home"],
            orBy: ["found a coin", "socks", "home", "jeans"]
        ) { $0.says("found a coin", before: "socks") }

        check.mistake(
            "You have \"jeans\" before \"found a coin\". Which line opens the gate of the jeans, and what is logged above it?",
            madeBy: ["socks", "jeans", "found a coin", "home"]
        ) { $0.says("jeans", before: "found a coin") }

        check.mistake(
            "You have \"home\" before \"jeans\". What does the caller do at dry.wait(), and which line lets it go on?",
            madeBy: ["socks", "found a coin", "home", "jeans"], orBy: ["socks", "home", "found a coin", "jeans"]
        ) { $0.says("home", before: "jeans") }

        check.mistake(
            "You have no \"home\". The caller waits for the dry jeans. Does anybody call dry.signal()?",
            madeBy: ["socks", "found a coin", "jeans"]
        ) { !$0.says("home") }
    }
}

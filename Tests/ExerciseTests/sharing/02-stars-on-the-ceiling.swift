import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `2 · Stars on the ceiling`() {}

    private static let check = Check(lines: starsOnTheCeiling, solution: Solution.exercise2) { check in
        check.truth { log in
            let sky = Observable<String>.create { observer in
                log("lamp on")
                observer.onNext("moon")
                return Disposables.create { log("lamp off") }
            }
            let evening = sky.publish()
            let ida = evening.subscribe(onNext: { _ in log("Ida") })
            log("doors closed")
            let lamp = evening.connect()
            let jan = evening.subscribe(onNext: { _ in log("Jan") })
            ida.dispose()
            jan.dispose()
            log("all have left")
            lamp.dispose()
        }

        check.mistake(
            "You have \"lamp on\" more than once. How often does somebody subscribe to `sky` itself?",
            step: "A lecture",
            madeBy: ["doors closed", "lamp on", "Ida", "lamp on", "Jan", "all have left", "lamp off"],
            orBy: [
                "lamp on", "Ida", "doors closed", "lamp on", "Jan", "lamp off", "lamp off", "all have left",
            ], ["lamp on", "Ida", "doors closed", "lamp on", "all have left", "lamp off"]
        ) { $0.times("lamp on") > 1 }

        check.mistake(
            "You begin with \"lamp on\". Before \"doors closed\", one line subscribes to `evening`. Does that start the recipe?",
            step: "A lecture", madeBy: ["lamp on", "Ida", "doors closed", "Jan", "lamp off", "all have left"],
            orBy: ["lamp on", "Ida", "doors closed", "Jan", "all have left", "lamp off"],
            ["lamp on", "doors closed", "Ida", "all have left", "lamp off"],
            ["lamp on", "Ida", "doors closed", "all have left", "lamp off"]
        ) { $0.first == "lamp on" }

        check.mistake(
            "You begin with \"Ida\". She is logged when the moon is sent. Which line has to come before that?",
            step: "A lecture", madeBy: ["Ida", "doors closed", "lamp on", "all have left", "lamp off"]
        ) { $0.first == "Ida" }

        check.mistake(
            "You have no \"lamp on\". The code calls `connect()`: what does that run?", step: "A lecture",
            madeBy: ["doors closed", "all have left"], orBy: ["doors closed", "Ida", "all have left", "lamp off"]
        ) { !$0.says("lamp on") }

        check.mistake(
            "You have \"moon\". Which word does Ida's closure log when the moon is sent?", step: "A lecture",
            madeBy: ["doors closed", "lamp on", "moon", "all have left", "lamp off"]
        ) { $0.says("moon") }

        check.mistake(
            "You have \"Jan\". The moon was sent inside `connect()`, one line before he came. What does `publish` keep?",
            step: "Three displays of a price",
            madeBy: ["doors closed", "lamp on", "Ida", "Jan", "all have left", "lamp off"],
            orBy: ["doors closed", "lamp on", "Ida", "Jan", "lamp off", "all have left"],
            ["doors closed", "lamp on", "Jan", "all have left", "lamp off"]
        ) { $0.says("Jan") }

        check.mistake(
            "You have no \"Ida\". She is there when the moon is sent. Does a subscriber have to come after `connect()`?",
            step: "A lecture", madeBy: ["doors closed", "lamp on", "all have left", "lamp off"]
        ) { !$0.says("Ida") }

        check.mistake(
            "You have \"lamp off\" before \"all have left\". The last visitor went. Does `publish` count its subscribers?",
            step: "A lecture", madeBy: ["doors closed", "lamp on", "Ida", "lamp off", "all have left"],
            orBy: ["doors closed", "lamp on", "lamp off", "Ida", "all have left"],
            ["doors closed", "lamp on", "Ida", "lamp off", "all have left", "lamp off"]
        ) { $0.says("lamp off", before: "all have left") }

        check.mistake(
            "You have no \"lamp off\". The last line disposes of the connection. What does that end?",
            step: "A lecture", madeBy: ["doors closed", "lamp on", "Ida", "all have left"]
        ) { !$0.says("lamp off") }

        check.mistake(
            "You have \"Ida\" before \"lamp on\". Which line of the recipe comes first, log or onNext?",
            madeBy: ["doors closed", "Ida", "lamp on", "all have left", "lamp off"]
        ) { $0.says("Ida", before: "lamp on") }
    }
}

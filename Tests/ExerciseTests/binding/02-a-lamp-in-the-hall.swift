import ExerciseSupport

@testable import binding_exercises

extension `binding` {
    @Test(.exercise(check)) func `2 · A lamp in the hall`() {}

    private static let check = Check(lines: aLampInTheHall, solution: Solution.exercise2) { check in
        check.truth { log in onMain { play(log) } }

        check.mistake(
            "The lamp is set after \"end\". All of it runs on main. Does a binder wait when the element comes there?",
            step: "Soup from the kitchen",
            madeBy: ["lamp blue", "diary green", "lamp gone", "diary white", "end", "lamp red", "lamp green"],
            orBy: ["lamp red", "lamp blue", "diary green", "lamp gone", "diary white", "end", "lamp green"]
        ) { $0.says("end", before: "lamp red") || $0.says("end", before: "lamp green") }
        check.mistake(
            "Your list has \"lamp off\". The lamp is made with that color. Does `didSet` run then?",
            madeBy: [
                "lamp off", "lamp red", "lamp blue", "lamp green", "diary green", "lamp gone", "diary white", "end",
            ]
        ) { $0.says("lamp off") }
        check.mistake(
            "Your list does not begin with the lamp in red. What does a `BehaviorRelay` send when somebody subscribes?",
            madeBy: ["lamp blue", "lamp green", "diary green", "lamp gone", "diary white", "end"]
        ) { $0.first != "lamp red" }
        check.mistake(
            "The lamp becomes blue, and then red again. Which element puts it back?", step: "A label with two writers",
            madeBy: [
                "lamp red", "lamp blue", "lamp red", "lamp green", "diary green", "lamp gone", "diary white", "end",
            ],
            orBy: ["lamp red", "lamp red", "lamp green", "diary green", "lamp gone", "diary white", "end"]
        ) { $0.times("lamp red") > 1 }
        check.mistake(
            "The lamp is not set to blue. Somebody else than the binding may set it. What stops that?",
            step: "A label with two writers",
            madeBy: ["lamp red", "lamp green", "diary green", "lamp gone", "diary white", "end"]
        ) { !$0.says("lamp blue") }
        check.mistake(
            "The lamp is never green. It was set by hand before. Does that end the binding?",
            step: "A label with two writers",
            madeBy: ["lamp red", "lamp blue", "diary green", "lamp gone", "diary white", "end"]
        ) { !$0.says("lamp green") }
        check.mistake(
            "The diary has a color from before it was bound. Which colors has the relay sent, and how many does it remember?",
            madeBy: [
                "lamp red", "lamp blue", "lamp green", "diary red", "diary green", "lamp gone", "diary white", "end",
            ],
            orBy: [
                "lamp red", "diary red", "lamp blue", "lamp green", "diary green", "lamp gone", "diary white", "end",
            ],
            [
                "lamp red", "lamp blue", "lamp green", "diary red", "diary blue", "diary green", "lamp gone",
                "diary white", "end",
            ],
            [
                "lamp red", "lamp blue", "lamp green", "diary blue", "diary green", "lamp gone", "diary white", "end",
            ]
        ) { $0.says("diary red") || $0.says("diary blue") }
        check.mistake(
            "The diary has no green. What does it receive at the moment when it is bound?",
            madeBy: ["lamp red", "lamp blue", "lamp green", "lamp gone", "diary white", "end"]
        ) { !$0.says("diary green") }
        check.mistake(
            "The lamp becomes white. Nobody but the binding could hold it then. How does a binder hold its object?",
            step: "A window and a clock",
            madeBy: ["lamp red", "lamp blue", "lamp green", "diary green", "lamp white", "diary white", "end"],
            orBy: [
                "lamp red", "lamp blue", "lamp green", "diary green", "lamp white", "diary white", "end", "lamp gone",
            ],
            ["lamp red", "lamp blue", "lamp green", "diary green", "lamp gone", "lamp white", "diary white", "end"]
        ) { $0.says("lamp white") }
        check.mistake(
            "The lamp is not freed at `lamp = nil`. Who else holds it?", step: "A window and a clock",
            madeBy: ["lamp red", "lamp blue", "lamp green", "diary green", "diary white", "end"],
            orBy: ["lamp red", "lamp blue", "lamp green", "diary green", "diary white", "lamp gone", "end"],
            ["lamp red", "lamp blue", "lamp green", "diary green", "diary white", "end", "lamp gone"]
        ) { $0.says("diary white") && !$0.says("lamp gone", before: "diary white") }
        check.mistake(
            "The diary ends when the lamp is gone. They are two subscriptions, and nobody disposed of this one.",
            step: "A window and a clock",
            madeBy: ["lamp red", "lamp blue", "lamp green", "diary green", "lamp gone", "end"]
        ) { !$0.says("diary white") }
        check.mistake(
            "\"end\" is the last line of the code, and nothing waits here. What could come after it?",
            madeBy: ["lamp red", "lamp blue", "lamp green", "diary green", "lamp gone", "end", "diary white"]
        ) { $0.says("end") && $0.last != "end" }
    }

    private static func play(_ log: @escaping (String) -> Void) {
        let colors = BehaviorRelay(value: "red")
        var lamp: Lamp? = Lamp(log)

        _ = colors.bind(to: Binder<String>(lamp!) { lamp, color in lamp.color = color })
        lamp?.color = "blue"
        colors.accept("green")
        _ = colors.bind(onNext: { color in log("diary \(color)") })
        lamp = nil
        colors.accept("white")
        log("end")
    }
}

private final class Lamp {
    private let log: (String) -> Void
    var color = "off" { didSet { log("lamp \(color)") } }

    init(_ log: @escaping (String) -> Void) { self.log = log }

    deinit { log("lamp gone") }
}

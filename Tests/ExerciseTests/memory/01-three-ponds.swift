import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `1 · Three ponds`() {}

    private static let check = Check(lines: threePonds, solution: Solution.exercise1) { check in
        check.truth { log in
            let pump = BehaviorSubject(value: 1)
            let rain = PublishSubject<Int>()
            let wind = PublishSubject<Int>()
            var north: Pond? = Pond("north", log)
            var south: Pond? = Pond("south", log)
            var west: Pond? = Pond("west", log)

            pump.take(1).subscribe(onNext: north!.fill).disposed(by: north!.bag)
            rain.take(1).subscribe(onNext: south!.fill).disposed(by: south!.bag)
            _ = wind.withUnretained(west!).subscribe(
                onNext: { pond, number in pond.fill(number) }, onCompleted: { log("calm") })

            log("night")
            north = nil
            south = nil
            west = nil
            log("rain")
            rain.onNext(2)
            log("wind")
            wind.onNext(3)
            wind.onNext(4)
            log("morning")
        }

        check.mistake(
            "You have a name before \"night\". A variable still holds each pond there. When is an object freed?",
            madeBy: ["north", "night", "west", "rain", "south", "wind", "calm", "morning"],
            orBy: ["north", "south", "west", "night", "rain", "wind", "morning"]
        ) { $0.first != "night" }

        check.mistake(
            "You do not have \"north\" between \"night\" and \"rain\". A behavior subject sends at once. Is the subscription to "
                + "the pump over at night, and what does it hold then?",
            step: "One element for each room", madeBy: ["night", "west", "rain", "south", "wind", "calm", "morning"],
            orBy: ["night", "rain", "wind", "morning"], ["night", "west", "rain", "wind", "calm", "morning"],
            ["night", "rain", "south", "wind", "west", "calm", "morning"]
        ) { !night($0).contains("north") }

        check.mistake(
            "You have \"south\" between \"night\" and \"rain\". Its subscription waits for one element of the rain. Has one come?",
            step: "One element for each room",
            madeBy: ["night", "north", "south", "west", "rain", "wind", "calm", "morning"],
            orBy: ["night", "north", "south", "west", "rain", "wind", "morning"],
            ["night", "north", "south", "rain", "wind", "west", "calm", "morning"]
        ) { night($0).contains("south") }

        check.mistake(
            "You do not have \"west\" between \"night\" and \"rain\". The closure uses the pond that it is given. Who else holds "
                + "that pond?", step: "Three rooms and their clocks",
            madeBy: ["night", "north", "rain", "south", "wind", "west", "calm", "morning"],
            orBy: ["night", "north", "rain", "south", "wind", "morning"],
            ["night", "north", "rain", "south", "wind", "calm", "west", "morning"]
        ) { !night($0).contains("west") }

        check.mistake(
            "You have \"calm\" before \"wind\". The west pond is freed at night, and that alone sends nothing. What makes "
                + "`withUnretained` look whether the object is there?", step: "Three rooms and their clocks",
            madeBy: ["night", "north", "west", "calm", "rain", "south", "wind", "morning"],
            orBy: ["night", "north", "calm", "west", "rain", "south", "wind", "morning"],
            ["night", "north", "west", "rain", "calm", "south", "wind", "morning"]
        ) { $0.says("calm", before: "wind") }

        check.mistake(
            "You do not have \"south\" between \"rain\" and \"wind\". The rain has sent one element. What is `take(1)` after "
                + "that, and what does it hold?", step: "One element for each room",
            madeBy: ["night", "north", "west", "rain", "wind", "calm", "morning"],
            orBy: ["night", "north", "west", "rain", "wind", "south", "calm", "morning"],
            ["night", "north", "west", "rain", "wind", "calm", "morning", "south"]
        ) { $0.dropFirst(4).first != "south" }

        check.mistake(
            "You do not have \"calm\" after \"wind\". The pond is gone when the wind comes. How does `withUnretained` go on?",
            step: "Three rooms and their clocks",
            madeBy: ["night", "north", "west", "rain", "south", "wind", "morning"],
            orBy: ["night", "north", "west", "rain", "south", "wind", "morning", "calm"]
        ) { $0.dropFirst(6).first != "calm" }

        check.mistake(
            "You have \"calm\" twice. The wind sends twice. How often can a stream complete?",
            madeBy: ["night", "north", "west", "rain", "south", "wind", "calm", "calm", "morning"]
        ) { $0.times("calm") > 1 }

        check.mistake(
            "You have \"west\" before \"north\". The variables are set to nil one after the other. In which order?",
            madeBy: ["night", "west", "north", "rain", "south", "wind", "calm", "morning"]
        ) { $0.dropFirst().first == "west" }
    }

    /// What is logged at night, before the rain.
    private static func night(_ lines: [String]) -> ArraySlice<String> {
        lines.drop { $0 != "night" }.prefix { $0 != "rain" }
    }
}

private final class Pond {
    let name: String
    let bag = DisposeBag()
    private let log: (String) -> Void

    init(_ name: String, _ log: @escaping (String) -> Void) { (self.name, self.log) = (name, log) }
    deinit { log(name) }
    func fill(_ litres: Int) {}
}

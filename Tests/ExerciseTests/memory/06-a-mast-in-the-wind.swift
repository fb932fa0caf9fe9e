import ExerciseSupport

@testable import memory_exercises

extension `memory` {
    @Test(.exercise(check)) func `6 · A mast in the wind`() {}

    private static let check = Check(readings, solution: Solution.exercise6, in: Hill.self) { check in
        check.uses = .each

        check.stream("3, 5 and 4, and the mast stays", gives: "-a-----b-----c", disposedAt: 9) { hill, readings in
            try hill.build("-3-----5-----4--", readings)
        }
        check.stream("a mast of 35 m, and the same wind twice") { hill, readings in
            try hill.build("-6--6--2--6-", height: 35, readings)
        }
        check.stream("no wind") { hill, readings in try hill.build("------------", readings) }
        let nobodyLooks = check.play(.disposed, "nobody looks, and nobody else holds the mast from tick 4 on") {
            hill, readings in
            _ = try hill.build("-3-----5-----4--", until: 4, readings)
        }
        check.play(.disposed, "nobody else holds the mast from tick 9 on") { hill, readings in
            hill.subscribe("Mia", to: try hill.build("-3-----5-----4--", until: 9, readings))
        }
        check.play(.further, "Mia and Noa look; nobody else holds the mast from tick 9 on") { hill, readings in
            let stream = try hill.build("-3-----5-----4--", until: 9, readings)
            hill.subscribe("Mia", to: stream)
            hill.subscribe("Noa", to: stream, at: 4)
        }
        check.play(.disposed, "Mia leaves at tick 5; nobody else holds the mast from tick 9 on") { hill, readings in
            hill.subscribe("Mia", to: try hill.build("-3-----5-----4--", until: 9, readings), disposedAt: 5)
        }
        check.play(.secondSubscriber, "Noa looks from tick 4 on") { hill, readings in
            let stream = try hill.build("-3-----5-----4--", readings)
            hill.subscribe("Mia", to: stream)
            hill.subscribe("Noa", to: stream, at: 4)
        }
        check.play(.secondSubscriber, "Noa looks from tick 9 on, Mia leaves at tick 10") { hill, readings in
            let stream = try hill.build("-3-----5-----4--2", readings)
            hill.subscribe("Mia", to: stream, disposedAt: 10)
            hill.subscribe("Noa", to: stream, at: 9)
        }
        check.play(.laterSubscriber, "Mia leaves at tick 5, Noa looks from tick 6 on") { hill, readings in
            let stream = try hill.build("-3-----5-----4--", readings)
            hill.subscribe("Mia", to: stream, disposedAt: 5)
            hill.subscribe("Noa", to: stream, at: 6)
        }
        check.play(.further, "two masts") { hill, readings in
            hill.subscribe("Mia", to: try hill.build("-3-----5-----4--", until: 9, readings))
            hill.subscribe("Noa", to: try hill.build("--2-----6----3--", height: 50, readings))
        }

        check.mistake(
            "Nobody else holds the mast, and it is not freed. There is a buffer that keeps an element. What stands in that element?",
            step: "A camera and a buffer",
            madeBy: { wind, mast in
                wind.withUnretained(mast).share(replay: 1, scope: .forever).map { $0.words(for: $1) }
            }
        ) { $0.isLate && !$0.in(nobodyLooks) }
        check.mistake(
            "Nobody looks, nobody else holds the mast, and it is not freed. Which closure, or which method, of your chain holds it?",
            step: "Three visits to a menu", madeBy: { wind, mast in wind.share(replay: 1).map { mast.words(for: $0) } }
        ) { $0.isLate && $0.in(nobodyLooks) }
        check.mistake(
            "The mast is gone, and the wind came. The readings should complete then. What do they do now?",
            step: "Three rooms and their clocks",
            madeBy: { wind, mast in wind.share(replay: 1).compactMap { [weak mast] wind in mast?.words(for: wind) } },
            orBy: { wind, mast in wind.share(replay: 1).map { [weak mast] wind in mast?.words(for: wind) ?? "" } },
            { wind, mast in
                let height = mast.height
                return wind.share(replay: 1).map { "\($0) at \(height) m" }
            }
        ) { $0.isDisposed && !$0.completes && !$0.shows(.goesOn) }
        check.mistake(
            "Nobody looked for a while, and somebody who came then received a reading from before. What keeps it, and how long?",
            step: "A camera and a buffer",
            madeBy: { wind, mast in
                wind.share(replay: 1, scope: .forever).withUnretained(mast).map { $0.words(for: $1) }
            }
        ) { $0.kind == .laterSubscriber && !$0.isEmpty && !$0.ends }
        check.mistake(
            "Two people look, and the wind is measured twice. What do all who look share?",
            madeBy: { wind, mast in wind.withUnretained(mast).map { $0.words(for: $1) } }
        ) { $0.isSecond && $0.uses().count > 1 }
        check.mistake(
            "Noa came, and did not receive the last reading at once, or received more than that. How many elements are kept?",
            madeBy: { wind, mast in wind.share().withUnretained(mast).map { $0.words(for: $1) } },
            orBy: { wind, mast in wind.share(replay: 2).withUnretained(mast).map { $0.words(for: $1) } }
        ) { $0.isSecond && !$0.ends }

        check.hardCoded { wind, mast in
            wind.enumerated().map { ["3 at 20 m", "5 at 20 m", "4 at 20 m"][$0.index % 3] }.share(replay: 1)
                .withUnretained(mast) { $1 }
        }
        check.worksOnce { wind, mast in firstOnly(Solution.exercise6(of: wind, at: mast)) }

        check.spoiled(.unasked, .goesOn, .lost)
        check.rejects { wind, mast in Solution.exercise6(of: wind.startWith(0), at: mast) }
        check.accepts("the words in the buffer") { wind, mast in
            wind.withUnretained(mast).map { $0.words(for: $1) }.share(replay: 1)
        }
        check.accepts("take while it is there") { wind, mast in
            wind.share(replay: 1).take(while: { [weak mast] _ in mast != nil })
                .compactMap { [weak mast] wind in mast?.words(for: wind) }
        }
        check.accepts("replay and refCount") { wind, mast in
            wind.replay(1).refCount().withUnretained(mast) { $0.words(for: $1) }
        }
    }
}

import ExerciseSupport
import Foundation

@testable import from_scratch_exercises

/// An engine, whole.
struct Engine: @unchecked Sendable {
    typealias Operator<Output> = (Own<Int>, @escaping (Int) throws -> Output) throws -> Own<Int>

    let create: (@escaping Recipe<Int>) throws -> Own<Int>
    let map: Operator<Int>
    let filter: Operator<Bool>
    let merge: ([Own<Int>]) throws -> Own<Int>
    let makeBag: () throws -> any OwnBag
    let makeSubject: () throws -> OwnSubject<Int>
    let share: (Own<Int>) throws -> Own<Int>
    var isLearners = false

    static let learners = Engine(
        create: from_scratch_exercises.create, map: from_scratch_exercises.map, filter: from_scratch_exercises.filter,
        merge: from_scratch_exercises.merge, makeBag: from_scratch_exercises.makeBag,
        makeSubject: from_scratch_exercises.makeSubject, share: from_scratch_exercises.share, isLearners: true)
    static let ours = Engine(
        create: Solution.exercise2, map: Solution.exercise3, filter: Solution.exercise4, merge: Solution.exercise5,
        makeBag: Solution.exercise6, makeSubject: Solution.exercise7, share: Solution.exercise8)
}

/// A step of an earlier lesson, in words that every engine knows.
struct Demonstration: Sendable {
    /// `subscribe, A second subscriber`
    let name: String
    private let rows: @Sendable (Engine, EngineScene) throws -> [Row]

    fileprivate struct Row {
        let name: String
        let stream: Own<Int>
        var start: TestTime = 0
        var stop: TestTime = 30
    }

    fileprivate init(_ name: String, rows: @escaping @Sendable (Engine, EngineScene) throws -> [Row]) {
        (self.name, self.rows) = (name, rows)
    }

    /// Plays it on an engine. The learner's is drawn as well.
    func play(_ engine: Engine, on scene: EngineScene) throws {
        if engine.isLearners {
            try Earlier.check(
                3, 4, 5, 6, before: 8,
                what: "`share` passes its own tries. The demonstrations come next, and they stand")
        }
        for row in try rows(engine, scene) {
            scene.subscribe(row.name, to: scene.drawn(row.stream), at: row.start, disposedAt: row.stop)
        }
        if engine.isLearners { try draw() }
    }

    /// Draws the rows of the learner's engine on standard output.
    private func draw() throws {
        let scene = EngineScene(name, .further)
        let recordings = try rows(.learners, scene).map { row in
            (row, scene.scheduler.record(scene.drawn(row.stream), from: row.start, until: row.stop))
        }
        scene.run()
        let drawn = recordings.map { row, recording in
            var line = Timeline.Row(row.name)
            if row.start > 0 { line.subscribe(at: row.start) }
            for event in recording.events { line.add(event.value, at: event.time) { "\($0)" } }
            let hasEnded = recording.events.contains { $0.value.isStopEvent }
            if row.stop < 30, !hasEnded { line.dispose(at: row.stop) }
            return line
        }
        print("\nOn your engine: \(name)")
        for line in Timeline(drawn).draw(width: 76) { print("  \(line)") }
        if name == demonstrations.last?.name { print("\n\(closingWords)") }
    }
}

/// What the learner has built, below the last demonstration.
private let closingWords =
    """
    Five steps of lessons 2, 3, 13 and 15 ran on an engine that you have
    written, without a line of Streams. You know Rx from the inside now.
    """

/// Earlier lessons on an engine. Together they use all of its parts.
let demonstrations = [
    Demonstration("subscribe, A second subscriber") { engine, scene in
        let ticks = scene.source("ticks", "--0-1-2|")
        let countdown = try engine.map(ticks) { 3 - $0 }
        return [.init(name: "rocket", stream: countdown), .init(name: "rocket (2nd)", stream: countdown, start: 3)]
    },
    Demonstration("subscribe, What comes after an end") { engine, scene in
        let recipe = try engine.create { observer in
            for event: OwnEvent<Int> in [.next(1), .completed, .next(2), .completed] { observer(event) }
            return OwnDisposable {}
        }
        return [.init(name: "recipe", stream: recipe)]
    },
    Demonstration("subjects, Two halves and a board") { engine, scene in
        let (first, second) = (scene.source("first half", "--1-2-3|"), scene.source("second half", "--4-5-6|"))
        let (board, lasting) = (try engine.makeSubject(), try engine.makeSubject())
        for (half, tick) in [(first, 0), (second, 10)] {
            scene.at(tick) {
                _ = half.subscribe(board.observer)
                _ = half.subscribe { if case .next = $0 { lasting.observer($0) } }
            }
        }
        return [
            .init(name: "board", stream: board.observable), .init(name: "lasting board", stream: lasting.observable),
        ]
    },
    Demonstration("sharing, A well and a sieve") { engine, scene in
        let well = try engine.share(scene.source("well", "--1---2---3---|"))
        let clean = try engine.filter(well) { $0 != 2 }
        return [
            .init(name: "kitchen", stream: clean, stop: 12), .init(name: "garden", stream: well, start: 4),
            .init(name: "both", stream: try engine.merge([clean, well])),
        ]
    },
    Demonstration("dispose-bag, One bag for many") { engine, scene in
        let bag = Box<(any OwnBag)?>(try engine.makeBag())
        let (radio, board) = (scene.source("radio", "-1-2-3-4-5-6"), try engine.makeSubject())
        bag.value?.insert(radio.subscribe(board.observer))
        bag.value?.insert(radio.subscribe(board.observer))
        scene.at(6) { bag.value = nil }
        return [.init(name: "two radios", stream: board.observable)]
    },
]

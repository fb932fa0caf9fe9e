import Marbles
import Streams
import Testing

@testable import LessonKit

extension Playing {
    /// The words of a step, a sketch, a trial and a test of one's own: hot, cold, draw, play, clock.
    @Suite(.serialized) struct StageWordsTests {
        private let stage = Stage(clock: .virtual())

        /// The rows after 20 ticks, as `name: 2 1, 5 2|`.
        private func rows() -> [String] {
            stage.scheduler.advanceTo(20)
            return stage.rows.map { row in
                let values = row.values.map { "\($0.time) \($0.text)" }.joined(separator: ", ")
                let end = row.end.map { $0 == .completed ? "|" : "#" } ?? (row.ended.map { "!\($0)" } ?? "")
                return "\(row.name): \(values)\(end)"
            }
        }

        @Test
        func `a cold source starts anew for each subscriber, each with a row; a hot one sends to whoever is there`() {
            let (cold, hot) = (stage.cold("cold", "--1-2|"), stage.hot("hot", "--a-b|", as: String.self))
            stage.draw("early", cold)
            stage.draw("late", cold, from: 4)
            stage.draw("third", hot, from: 3)
            #expect(
                rows() == [
                    "cold: 2 1, 4 2|", "cold (2nd): 6 1, 8 2|", "hot: 2 a, 4 b|", "early: 2 1, 4 2|", "late: 6 1, 8 2|",
                    "third: 4 b|",
                ])
        }

        @Test func `a drawing ends at its tick, an error in it is handed on, and a trait that fails says why`() {
            Stage.current = stage
            var failed = 0
            stage.draw("short", stage.cold("-1-2-3-4"), until: 4)
            stage.draw("broken", stage.cold("-#")) { _ in failed += 1 }
            stage.draw("tens", stage.cold("-1|"), as: { "\($0)0" })
            stage.draw("none", stage.cold("-|").asSingle())
            #expect(rows().prefix(3) == ["short: 1 1, 3 2!4", "broken: #", "tens: 1 10|"])
            #expect(failed == 1)
            #expect(stage.lines.map(\.text) == ["none fails: Sequence doesn't contain any elements."])
        }

        @Test func `a clock counts every 200 ms, and play hands over each element`() {
            var played: [Int] = []
            _ = stage.clock("clock", numbers: 3).subscribe()
            stage.play("-4-5") { played.append($0) }
            #expect(rows() == ["clock: 2 0, 4 1, 6 2|"])
            #expect(played == [4, 5])
        }

        @Test func `a trial and a scheduler make the same sources`() {
            for place: any VirtualTime in [stage, Trial(), TestScheduler(initialClock: 0, resolution: 0.1)] {
                let cold = place.scheduler.record(place.cold("-1|"))
                let hot = place.scheduler.record(place.hot("-a|", values: ["a": "tea"]))
                place.scheduler.advanceTo(5)
                #expect(cold.events == [.next(1, 1), .completed(2)])
                #expect(hot.events == [.next(1, "tea"), .completed(2)])
            }
        }
    }
}

import Marbles
import Streams
import Testing

@testable import LessonKit

@Suite("Expectations that a learner writes")
struct ExpectRecordedTests {
    private struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    private let numbers: [Recorded<Event<Int>>] = [.next(1, 1), .next(4, 2), .completed(5)]

    private func run(_ test: () throws -> Void) rethrows -> Expectations {
        let run = Expectations()
        try run.run(test)
        return run
    }

    /// The difference of a failure that compares events; nil if it is another failure.
    private func difference(_ failure: Expectations.Failure?) -> String? {
        guard case .events(let comparison) = failure?.kind else { return nil }
        return comparison.difference?.description
    }

    @Test func `each expectation is counted, and one that is met is no failure`() {
        let met = run {
            expectRecorded(numbers, "-1--2|")
            expectRecorded(numbers.map { _ in .next(3, "a") }.prefix(1) + [], "---x", values: ["x": "a"])
            expectRecorded(numbers, [.next(1, 1), .next(4, 2), .completed(5)])
            expect(true)
        }
        #expect(met.count == 4)
        #expect(met.failures.isEmpty)
        #expect(run {}.count == 0)
    }

    @Test func `an element, a tick and an end that differ are failures`() {
        let failed = run {
            expectRecorded(numbers, "-1--3|")
            expectRecorded(numbers, "-1-2-|")
            expectRecorded(numbers, "-1--2")
            expectRecorded(numbers, [.next(1, 1)])
        }
        #expect(failed.count == 4)
        #expect(
            failed.failures.map { difference($0) } == [
                "tick 4: expected 3, got 2", "tick 3: expected 2, nothing came; it came at tick 4",
                "tick 5: nothing more was expected, got the end", "tick 4: nothing more was expected, got 2",
            ])
    }

    @Test func `a failure has the line of its expectation, and whether nothing had come yet`() {
        let line = #line + 2
        let failed = run {
            expectRecorded(numbers, "")
            expectRecorded(numbers, "--", values: [:])
            expectRecorded(numbers, [])
            expect(false)
            expectRecorded(numbers, "(", values: [:])
            expectRecorded([] as [Recorded<Event<Int>>], "-1")
        }
        #expect(failed.failures.map(\.line) == Array(line..<line + 6))
        #expect(failed.failures.map(\.sawNothing) == [false, false, false, false, false, true])
    }

    @Test func `an element is drawn by its letter in the legend, or else as it prints`() {
        let failed = run {
            expectRecorded([.next(2, true)], "--f", values: ["t": true, "f": false])
            expectRecorded([.next(2, "800x600")], "--a", values: ["a": "1x1"])
        }
        #expect(
            failed.failures.map { difference($0) } == ["tick 2: expected f, got t", "tick 2: expected a, got 800x600"])
    }

    @Test func `a hash is the error of a diagram, or the one that is passed`() {
        let own: [Recorded<Event<Int>>] = [.error(2, MarbleError())]
        let other: [Recorded<Event<Int>>] = [.error(2, Broken(description: "no network"))]
        let met = run {
            expectRecorded(own, "--#")
            expectRecorded(own, "--#", values: [:])
            expectRecorded(other, "--#", error: Broken(description: "no network"))
            expectRecorded(other, "--#", values: [:], error: Broken(description: "no network"))
        }
        #expect(met.count == 4 && met.failures.isEmpty)
        let failed = run {
            expectRecorded(other, "--#")
            expectRecorded(other, "--#", error: Broken(description: "no server"))
        }
        #expect(failed.failures.count == 2)
    }

    @Test func `a condition that is not true and a diagram that cannot be read are failures, and the test goes on`() {
        let failed = run {
            expectRecorded(numbers, "-1--(2")
            expectRecorded(numbers, "-q|", values: ["a": 1])
            expect(numbers.isEmpty)
            expect(true)
        }
        #expect(failed.count == 4)
        let kinds = failed.failures.map { failure -> Int? in
            switch failure.kind {
            case .malformed(let error): error.column
            case .condition: 0
            case .events: nil
            }
        }
        #expect(kinds == [4, 1, 0])
    }

    @Test func `a test that throws keeps what it expected before`() {
        let run = Expectations()
        #expect(throws: Broken.self) {
            try run.run {
                expect(false)
                throw Broken(description: "stop")
            }
        }
        #expect(run.count == 1 && run.failures.count == 1)
    }

    @Test func `a run within a run keeps its expectations to itself`() {
        let inner = Expectations()
        let outer = run {
            inner.run { expect(false) }
            expect(true)
        }
        #expect(inner.count == 1 && inner.failures.count == 1)
        #expect(outer.count == 1 && outer.failures.isEmpty)
    }
}

extension Playing {
    @Test func `in a step, each expectation shows what became of it`() {
        let (before, stage) = (Stage.current, Stage(clock: .virtual()))
        defer { Stage.current = before }
        Stage.current = stage
        expectRecorded([.next(1, 1)], "-1")
        expectRecorded([.next(1, 1)], "-2")
        expect(1 == 1)
        expect(1 == 2)
        expectRecorded([.next(1, 1)], "(")
        #expect(
            stage.lines.map(\.text).prefix(6) == [
                "as expected", "expected   -2", "yours      -1", "            ^ tick 1: expected 2, got 1",
                "as expected",
                "not as expected",
            ])
        #expect(stage.lines.last?.text.contains("not closed") == true)
    }
}

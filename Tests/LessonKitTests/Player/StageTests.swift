import Dispatch
import Marbles
import Streams
import Synchronization
import Testing

@testable import LessonKit

@Suite("The stage of a step")
struct StageTests {
    /// A clock that the test sets.
    private final class Clock: Sendable {
        private let milliseconds = Mutex(0)
        func set(_ time: Int) { milliseconds.withLock { $0 = time } }
        var stage: Stage { Stage(clock: .real { self.milliseconds.withLock { $0 } }) }
    }

    private let stage = Stage(clock: .virtual())

    /// The rows, each as its name and what it did when.
    private func rows(_ stage: Stage) -> [String] {
        stage.rows.map { row in
            var texts = row.subscribed.map { ["^\($0)"] } ?? []
            texts += row.values.map { "\($0.text)@\($0.time)" }
            texts += row.spans.map { "[\($0.start) \($0.end.map { "\($0)]" } ?? "")" }
            switch row.end {
            case .completed: texts.append("|\(row.ended ?? -1)")
            case .error(let error): texts.append("#\(row.ended ?? -1) \(error)")
            case nil: if let ended = row.ended { texts.append("!\(ended)") }
            }
            return "\(row.name): \(texts.joined(separator: " "))"
        }
    }

    @Test func `a recorded sequence passes unchanged, each event at its tick; an error is an end, to leave is none`() {
        let source = stage.scheduler.createColdObservable("-1--2-3|").record("source", on: stage)
        let recording = stage.scheduler.record(source)
        _ = source.take(2).subscribe()
        let subscription = source.subscribe()
        stage.at(2) { subscription.dispose() }
        let failing: TestableObservable<Int> = stage.scheduler.createColdObservable("-1#")
        _ = failing.record("failing", on: stage).subscribe(onError: { _ in })
        stage.scheduler.start()
        #expect(recording.events == marbles("-1--2-3|"))
        #expect(
            rows(stage) == [
                "source: ^0 1@1 2@4 3@6 |7", "source (2nd): ^0 1@1 2@4 !4", "source (3rd): ^0 1@1 !2",
                "failing: ^0 1@1 #2 error",
            ])
    }

    @Test func `a mistake that Streams notices is told by its first sentence, and three times at most`() {
        for _ in 1...9 { stage.warn(Misuse("⚠️ Two at once.\n  What: something.", consequence: .isPrinted)) }
        stage.warn(Misuse("Bound: 1.5. And more", consequence: .isPrinted))
        #expect(
            stage.lines.map(\.text) == [
                "Warning: Two at once.", "Warning: Two at once.", "Warning: Two at once.",
                "(The same again. From now on it is not shown.)", "Bound: 1.5.",
            ])
    }

    @Test func `rows stand in the order of record, also two of one name, and one never subscribed to`() {
        let source = Observable.just(1).record("first", on: stage)
        let operated = source.map { $0 + 1 }.record("second", on: stage)
        _ = Observable.just(1).record("never", on: stage)
        stage.span("work") {}
        _ = operated.subscribe()
        _ = Observable.just(3).record("first", on: stage).subscribe()
        #expect(
            rows(stage) == [
                "first: ^0 1@0 |0", "second: ^0 2@0 |0", "never: ", "work: [0 0]", "first (2nd): ^0 3@0 |0",
            ])
    }

    @Test func `a lane shows what its queue does, and that it waits for another queue's work`() {
        let (outer, inner) = (DispatchQueue(label: "outer"), DispatchQueue(label: "inner"))
        stage.lanes("outer", "inner")
        outer.sync {
            stage.span("ask") { inner.sync { stage.span("load") {} } }
        }
        inner.sync { stage.span("save") {} }
        let looks: [[Timeline.Row.Span]] = [[.work("ask"), .waiting], [.work("load"), .work("save")]]
        #expect(stage.rows.map(\.name) == ["outer", "inner"] && stage.rows.map { $0.spans.map(\.look) } == looks)
    }

    @Test func `an element has its own text, nothing to print is a dot, and an empty string is seen`() {
        _ = Observable.just(4).record("a", on: stage) { "<\($0)>" }.subscribe()
        _ = Observable.just(()).record("b", on: stage).subscribe()
        _ = Observable.just("").record("c", on: stage).subscribe()
        #expect(stage.rows.map { $0.values.map(\.text) } == [["<4>"], [""], ["\"\""]])
    }

    @Test
    func `a span takes its time, passes what its work returns, and throws what it throws; a line has time and queue`() {
        struct Burnt: Error {}
        let clock = Clock()
        let stage = clock.stage
        let value = stage.span("bake") {
            clock.set(40)
            return 7
        }
        #expect(value == 7)
        #expect(throws: Burnt.self) {
            try stage.span("bake") {
                clock.set(60)
                throw Burnt()
            }
        }
        #expect(rows(stage) == ["bake: [0 40] [40 60]"])
        DispatchQueue(label: "kitchen").sync { stage.say("soup") }
        DispatchQueue.global().sync { stage.say("bread") }
        #expect(
            stage.lines == [
                OutputLine(time: 60, queue: "kitchen", text: "soup"),
                OutputLine(time: 60, queue: "global", text: "bread"),
            ])
    }

    @Test func `when the step ends, what goes on is disposed of and nothing more is written down`() {
        let subject = stage.scheduler.createHotObservable("-1-2-3")
        _ = subject.record("subject", on: stage).subscribe()
        let isDisposed = Mutex(false)
        stage.bag.insert(Disposables.create { isDisposed.withLock { $0 = true } })
        stage.scheduler.advanceTo(2)
        stage.close()
        stage.say("late")
        stage.scheduler.advanceTo(9)
        #expect(rows(stage) == ["subject: ^0 1@1"])
        #expect(subject.subscriptions == [Subscription(0, 2)])
        #expect(isDisposed.withLock { $0 })
        #expect(stage.lines == [])

        _ = subject.record("late", on: stage).subscribe()
        #expect(subject.subscriptions.last?.unsubscribe == 9)
    }

    @Test func `what was recorded is kept by its subscription, and by nothing else`() {
        final class Owner {}
        var owner: Owner? = Owner()
        weak let witness = owner
        func subscribe(_ owner: Owner?) -> any Disposable {
            let source = Observable<Int>.create { _ in Disposables.create { _ = owner } }
            return source.record("source", on: stage).subscribe()
        }
        let subscription = subscribe(owner)
        owner = nil
        #expect(witness != nil)
        subscription.dispose()
        #expect(witness == nil)
    }

    @Test func `many threads may record and say at once`() {
        let clock = Clock()
        let stage = clock.stage
        DispatchQueue.concurrentPerform(iterations: 50) { number in
            stage.say("\(number)")
            stage.span("work") { _ = Observable.just(number).record("row \(number)", on: stage).subscribe() }
        }
        #expect(stage.lines.count == 50)
        #expect(stage.rows.filter { $0.kind == .stream && $0.end == .completed }.count == 50)
        #expect(stage.rows.first { $0.kind == .spans }?.spans.allSatisfy { $0.end != nil } == true)
    }
}

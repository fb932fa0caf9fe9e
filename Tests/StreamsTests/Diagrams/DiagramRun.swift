import Marbles
import Streams

/// One run of a diagram: its input rows as sources, and what is expected of its result rows.
///
/// A symbol is its digit or letter, or what the legend of its row says (or that of a row above). A `#` is a `MarbleError`.
final class DiagramRun {
    /// A column of the diagram is a tick of it, and a second.
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    /// Disposed of when the run is over: for a `connect()`, a `bind` and the like.
    private(set) var bag = DisposeBag()

    private let diagram: DocumentedDiagram
    private var used: Set<Int> = []
    private var faults: [String] = []
    private var given: [Timeline.Row] = []
    private var checks: [() -> Void] = []
    private var notes: [String: [Recorded<Event<String>>]] = [:]

    init(_ diagram: DocumentedDiagram) { self.diagram = diagram }

    // MARK: Input rows

    /// The row `label` as a cold observable of integers, or of strings with `as: String.self`.
    ///
    /// - Parameter subscriptions: The label of the rows (`^---!`) that show when it is subscribed to; one row a subscription.
    func source<Element: LosslessStringConvertible>(
        _ label: String = "source", as type: Element.Type = Int.self, subscriptions: String? = nil
    ) -> Observable<Element> {
        observable(label, subscriptions, scheduler.createColdObservable)
    }

    /// The row `label` as a hot observable: it tells its events whether or not somebody is subscribed.
    func hot<Element: LosslessStringConvertible>(
        _ label: String = "source", as type: Element.Type = Int.self, subscriptions: String? = nil
    ) -> Observable<Element> {
        observable(label, subscriptions, scheduler.createHotObservable)
    }

    /// Tells the events of the row `label` to `observer`, such as a subject.
    func send<Observer: ObserverType>(_ label: String = "source", to observer: Observer)
    where Observer.Element: LosslessStringConvertible {
        hot(label, as: Observer.Element.self).subscribe(observer).disposed(by: bag)
    }

    /// The cold observable that the legend has for `symbol`: of `1: -a-a-a|` for 1.
    func inner<Element: LosslessStringConvertible>(
        _ symbol: some CustomStringConvertible, as type: Element.Type = Int.self, subscriptions: String? = nil
    ) -> Observable<Element> {
        for row in diagram.rows {
            guard let inner = row.inner[Character(symbol.description)] else { continue }
            do {
                let events = try read(inner.events, as: type, in: row)
                return checked(scheduler.createColdObservable(events), symbol.description, subscriptions)
            } catch {
                faults.append("\(error)")
            }
        }
        faults.append("No legend has an inner observable for \(symbol).")
        return .never()
    }

    private func observable<Element: LosslessStringConvertible>(
        _ label: String, _ subscriptions: String?, _ make: ([Recorded<Event<Element>>]) -> TestableObservable<Element>
    ) -> Observable<Element> {
        do {
            guard let row = use(label).first else { return .never() }
            let events = try read(row.events, as: Element.self, in: row)
            given.append(Timeline.Row(label, events))
            return checked(make(events), label, subscriptions)
        } catch {
            faults.append("\(error)")
            return .never()
        }
    }

    // MARK: Result rows

    /// Expects of `observable` what the row `label` shows. It is subscribed to now, or at the `^` of the row.
    func expect(_ label: String, _ observable: some ObservableConvertibleType) {
        guard let row = use(label).first else { return }
        let recording = scheduler.record(
            observable, from: row.subscription?.subscribe ?? 0, until: row.shownUntil ?? Self.end)
        checks.append { [self] in
            compare(
                row, recording.events.map { Recorded(time: $0.time, value: $0.value.map { String(describing: $0) }) })
        }
    }

    /// Notes that `element` came, now, on the row `label`: for what closures do. The row is compared with all its notes.
    func note(_ label: String, _ element: Any) {
        if notes[label] == nil {
            for row in use(label) { checks.append { [self] in compare(row, notes[label] ?? []) } }
        }
        notes[label, default: []].append(.next(scheduler.clock, String(describing: element)))
    }

    // MARK: The run

    struct Outcome {
        /// What is not as the diagram says.
        let faults: [String]
        /// The lines of the rows that had a part in the run.
        let used: Set<Int>
    }

    func outcome(of play: (DiagramRun) throws -> Void) -> Outcome {
        do { try play(self) } catch { faults.append("It threw \(error).") }
        scheduler.advanceTo(Self.end)
        bag = DisposeBag()
        for check in checks { check() }
        let title = "Sources/Streams/\(diagram.file):\(diagram.rows[0].line)"
        return Outcome(faults: faults.map { "\(title): \($0)" }, used: used)
    }

    func useAll() { used.formUnion(diagram.rows.map(\.line)) }

    private static let end = 1000

    private func use(_ label: String) -> [DocumentedRow] {
        let rows = diagram.rows(label)
        if rows.isEmpty { faults.append("The diagram has no row \"\(label)\".") }
        used.formUnion(rows.map(\.line))
        return rows
    }

    private func read<Element: LosslessStringConvertible>(
        _ events: [Recorded<Event<Character>>], as type: Element.Type, in row: DocumentedRow
    ) throws -> [Recorded<Event<Element>>] {
        try events.map { recorded in
            guard case .next(let symbol) = recorded.value else {
                return recorded.value.isCompleted ? .completed(recorded.time) : .error(recorded.time, MarbleError())
            }
            let text = diagram.value(of: symbol, in: row)
            guard let element = Element(text) else { throw Unreadable(row: row, text: text, type: "\(type)") }
            return .next(recorded.time, element)
        }
    }

    private func checked<Element>(
        _ source: TestableObservable<Element>, _ label: String, _ subscriptions: String?
    ) -> Observable<Element> {
        if let subscriptions {
            let rows = use(subscriptions)
            checks.append { [self] in
                let (expected, got) = (rows.compactMap(\.subscription), source.subscriptions)
                // A row without `!` is open as far as it goes.
                let areSame = zip(rows, got).allSatisfy { row, got in
                    row.subscription == got
                        || row.subscription == Subscription(got.subscribe) && got.unsubscribe >= row.length
                }
                if rows.count != got.count || !areSame {
                    faults.append("Subscriptions to \"\(label)\": expected \(expected), got \(got)")
                }
            }
        }
        return source.asObservable()
    }

    private func compare(_ row: DocumentedRow, _ got: [Recorded<Event<String>>]) {
        let reason = row.legend["#"]
        let expected = row.events.map { recorded in
            Recorded<Event<String>>(
                time: recorded.time,
                value: recorded.value.error != nil
                    ? .error(Named(reason)) : recorded.value.map { diagram.value(of: $0, in: row) })
        }
        let yours = got.map { recorded in
            guard let error = recorded.value.error else { return recorded }
            return Recorded<Event<String>>(time: recorded.time, value: .error(Named(reason.map { _ in "\(error)" })))
        }
        let comparison = Comparison(given: given, expected: expected, yours: yours)
        guard comparison.difference != nil else { return }
        faults.append((["\(row.label)"] + comparison.draw()).joined(separator: "\n    "))
    }

    /// An error by its text; or any error, when the diagram does not say which.
    private struct Named: Error, CustomStringConvertible {
        let description: String

        init(_ description: String?) { self.description = description ?? "error" }
    }

    private struct Unreadable: Error, CustomStringConvertible {
        let row: DocumentedRow
        let text: String
        let type: String

        var description: String {
            "\"\(text)\" on the row \"\(row.label)\" is no \(type). Write one, or name its type where the row is run: "
                + "as: String.self."
        }
    }
}

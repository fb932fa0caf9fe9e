import Marbles
import Streams

extension LabResult {
    /// A row, and whether it is what an operator sent.
    struct PictureRow {
        var row: Timeline.Row
        var isStage = false
    }

    var timeline: Timeline { Timeline(timelineRows.map(\.row)) }

    /// The rows: the streams that were typed, what each operator made of them, and other subscriptions.
    var timelineRows: [PictureRow] {
        var rows = inner.flatMap(sentRows).map { PictureRow(row: $0) }
        var index = 0
        for (stage, events) in zip(request.stages, stages) {
            for _ in stage.sources {
                rows += sourceRows(inputs[index]).map { PictureRow(row: $0) }
                index += 1
            }
            rows.append(PictureRow(row: row(stage.title, shortened(events), from: Subscription(0)), isStage: true))
        }
        rows += shownRows.map { PictureRow(row: $0) }
        if let first = rows.first { rows[0].row = first.row.lengthened(to: length) }
        return rows
    }

    /// Other subscriptions.
    var shownRows: [Timeline.Row] {
        shown.prefix(Self.mostRows).map {
            let text = { (value: LabValue) in value.description }
            return .init($0.label.printable, shortened($0.events), subscription: $0.subscription, text: text)
        }
    }

    /// The most rows for the subscriptions to one stream, and for other subscriptions.
    static let mostRows = 6
    /// The most elements on a row.
    var mostElements: Int { if case .tooMuch = ending { 12 } else { 60 } }

    /// Its first events.
    func shortened(_ events: Events) -> Events {
        let events = events.filter { $0.time < length }
        return Array(events.prefix(mostElements))
    }

    /// A stream as it was typed, from its subscription on. If that ended early, a row below shows it.
    private func sourceRows(_ input: Input) -> [Timeline.Row] {
        let source = input.source
        guard let first = input.subscriptions.first else { return [unsubscribed(source)] }
        let events = source.events.map { Recorded(time: $0.time + first.subscribe, value: $0.value) }
        var rows = [row(source.label, events, from: first)]
        if source.isCut(first) { rows.append(.init("subscribed", first)) }
        return rows + sentRows(input).dropFirst()
    }

    /// What a stream sent in each of its subscriptions.
    func sentRows(_ input: Input) -> [Timeline.Row] {
        if input.subscriptions.isEmpty { return [unsubscribed(input.source)] }
        return zip(input.subscriptions, input.sent).prefix(Self.mostRows).map { subscription, events in
            var row = row(input.source.label, events, from: subscription)
            if input.source.isCut(subscription) { row.dispose(at: subscription.unsubscribe) }
            return row
        }
    }

    private func unsubscribed(_ source: LabSource) -> Timeline.Row {
        row("\(source.label), not subscribed", source.events, from: Subscription(0))
    }

    func row(_ label: String, _ events: Events, from subscription: Subscription) -> Timeline.Row {
        var row = Timeline.Row(label)
        if subscription.subscribe > 0 { row.subscribe(at: subscription.subscribe) }
        for event in events where event.time < length { row.add(event.value, at: event.time, text: { $0.description }) }
        return row
    }
}

extension LabSource {
    /// Whether a subscription ended before the stream did.
    func isCut(_ subscription: Subscription) -> Bool {
        guard !subscription.isOpen else { return false }
        guard let last = events.last, last.value.isStopEvent else { return true }
        return subscription.subscribe + last.time > subscription.unsubscribe
    }
}

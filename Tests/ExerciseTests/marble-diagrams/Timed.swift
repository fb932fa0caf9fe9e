import Streams

@testable import marble_diagrams_exercises

/// Sends each event at its tick, with a timer of its own.
func timed(_ events: [(Int, Event<String>)], on scheduler: any SchedulerType) -> Observable<String> {
    .create { observer in
        Disposables.create(
            events.map { tick, event in
                Observable<Int>.timer(.milliseconds(100 * tick), scheduler: scheduler)
                    .subscribe(onNext: { _ in observer.on(event) })
            })
    }
}

/// The events of a diagram, with their ticks.
func events(of diagram: String) -> [(Int, Event<String>)] {
    var events: [(Int, Event<String>)] = []
    var tick = 0
    var isInBracket = false
    for sign in diagram where sign != " " {
        switch sign {
        case "(": isInBracket = true
        case ")": isInBracket = false
        case "-": break
        case "|": events.append((tick, .completed))
        case "#": events.append((tick, .error(Torn())))
        default: events.append((tick, .next(String(sign))))
        }
        if !isInBracket { tick += 1 }
    }
    return events
}

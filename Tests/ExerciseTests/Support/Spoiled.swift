import Streams

/// Wrong answers that are the solution, with something behind it.
extension CodeCheck where Element: SendableMetatype {
    /// The solution, spoiled so that the machine has to tell each of `faults`, and no mistake of this exercise.
    ///
    ///     check.spoiled(.unasked, .goesOn, .noEnd) { spoil in { spoil(Solution.exercise3(gauge: $0, table: $1)) } }
    public func spoiled(
        _ faults: Fault..., line: Int = #line,
        by answer: (@escaping @Sendable (Observable<Element>) -> Observable<Element>) -> Answer
    ) {
        for fault in faults {
            wrong.append((line, answer { Self.spoiled($0, fault) }, .fault(fault)))
        }
    }

    private static func spoiled(_ stream: Observable<Element>, _ fault: Fault) -> Observable<Element> {
        switch fault {
        case .unasked: early(stream)
        case .goesOn: leaking(stream)
        case .shares: stream.share()
        case .noEnd: stream.concat(Observable.never())
        case .endsBefore: stream.take(1)
        case .heldBack: stream.toArray().asObservable().flatMap { Observable.from($0) }
        case .lost: stream.distinctUntilChanged()
        case .swallows: stream.catch { _ in .empty() }
        case .failsOtherwise: stream.catch { _ in .error(RxError.unknown) }
        default: preconditionFailure("Nothing behind a solution makes .\(fault): write check.rejects(.\(fault)).")
        }
    }
}

import Streams

/// Wrong answers that are the solution, with something behind it.
extension CodeCheck where Element: SendableMetatype {
    /// The solution, spoiled so that the machine has to tell each of `faults`, and no mistake of this exercise.
    ///
    ///     check.spoiled(.unasked, .goesOn, .noEnd) { spoil in { spoil(Solution.exercise6($0).asObservable()).asSingle() } }
    ///
    /// A solution that gives an observable itself is not written again: `check.spoiled(.unasked, .goesOn, .noEnd)`.
    public func spoiled(_ faults: Fault..., line: Int = #line, by answer: (@escaping Spoil) -> Answer) {
        spoil(faults, line, answer)
    }

    public func spoiled<A>(_ faults: Fault..., line: Int = #line)
    where Answer == @Sendable (A) throws -> Observable<Element> {
        spoil(faults, line) { [solution] spoil in { spoil(try solution($0)) } }
    }

    public func spoiled<A, B>(_ faults: Fault..., line: Int = #line)
    where Answer == @Sendable (A, B) throws -> Observable<Element> {
        spoil(faults, line) { [solution] spoil in { spoil(try solution($0, $1)) } }
    }

    public func spoiled<A, B, C>(_ faults: Fault..., line: Int = #line)
    where Answer == @Sendable (A, B, C) throws -> Observable<Element> {
        spoil(faults, line) { [solution] spoil in { spoil(try solution($0, $1, $2)) } }
    }

    public typealias Spoil = @Sendable (Observable<Element>) -> Observable<Element>

    private func spoil(_ faults: [Fault], _ line: Int, _ answer: (@escaping Spoil) -> Answer) {
        for fault in faults { wrong.append((line, answer { Self.spoiled($0, fault) }, .fault(fault))) }
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

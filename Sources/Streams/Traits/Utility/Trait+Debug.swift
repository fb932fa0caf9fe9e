extension PrimitiveSequence {
    /// The same sequence, each thing that happens to it printed: the subscription, its events, and its end.
    ///
    ///     source      --(1|)
    ///     debug()     --(1|)
    ///
    /// A success is printed as what it is to an observable: `next(1)`, then `completed`.
    ///
    /// - Parameters:
    ///   - identifier: What the lines are known by. If it is left out: file, line and function of the call.
    ///   - trimOutput: Whether the middle of a long event is left out.
    ///
    /// Source: RxSwift, `debug`.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

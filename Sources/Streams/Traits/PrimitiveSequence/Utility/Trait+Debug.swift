extension PrimitiveSequence {
    /// The same sequence. It prints the subscription, each event, and the disposal.
    ///
    ///     source      --(1|)
    ///     debug()     --(1|)
    ///
    /// A success is printed as the events of an observable: `next(1)`, then `completed`.
    ///
    /// - Parameters:
    ///   - identifier: A name that begins each line. If it is left out: file, line and function of the call.
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

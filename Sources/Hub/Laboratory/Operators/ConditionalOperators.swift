import Streams

extension LabOperator {
    private static let two = ["source", "other"]

    static let conditional = [
        LabOperator(
            "amb", example: ["amb", "---1--2--3--|", "-7--8--9|"],
            Form(inputs: 2...8, labels: []) { bench in
                bench.sources.count == 2 ? bench.source.amb(bench.other) : .amb(bench.sources)
            }),
        LabOperator(
            "ifEmpty", example: ["ifEmpty", "7", "-----|"],
            Form([.value("default")]) { $0.source.ifEmpty(default: $0.value()) }),
        LabOperator(
            "ifEmpty(switchTo:)", "The same sequence, or another one if it completes without an element.",
            example: ["ifEmptySwitchTo", "-----|", "-8-9|"],
            Form(inputs: 2...2, labels: two) { $0.source.ifEmpty(switchTo: $0.other) }),
        LabOperator(
            "skip(until:)", example: ["skipUntil", "--1--2--3--4--|", "-------x"],
            Form(inputs: 2...2, labels: two) { $0.source.skip(until: $0.other) }),
        LabOperator(
            "skip(while:)", example: ["skipWhile", "x < 3", "--1--3--2--4--|"],
            Form([.closure("predicate")]) { $0.source.skip(while: $0.predicate()) }),
        LabOperator(
            "take(until:)", example: ["takeUntil", "--1--2--3--4--|", "-------x"],
            Form(inputs: 2...2, labels: two) { $0.source.take(until: $0.other) },
            Form([.closure("predicate")]) { $0.takeUntil(.exclusive) },
            Form([.closure("predicate"), .word("inclusive")]) { $0.takeUntil(.inclusive) }),
        LabOperator(
            "take(while:)", example: ["takeWhile", "x < 3", "--1--2--3--4--|"],
            Form([.closure("predicate")]) { $0.takeWhile(.exclusive) },
            Form([.closure("predicate"), .word("inclusive")]) { $0.takeWhile(.inclusive) }),
    ]
}

extension LabBench {
    fileprivate func takeUntil(_ behavior: TakeBehavior) -> Observable<LabValue> {
        let predicate = closure()
        return source.take(until: { try predicate.isTrue($0) }, behavior: behavior)
    }

    fileprivate func takeWhile(_ behavior: TakeBehavior) -> Observable<LabValue> {
        let predicate = closure()
        return source.take(while: { try predicate.isTrue($0) }, behavior: behavior)
    }
}

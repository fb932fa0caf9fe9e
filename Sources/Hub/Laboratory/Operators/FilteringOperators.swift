import Streams

extension LabOperator {
    static let filtering = [
        LabOperator(
            "filter", example: ["filter", "x % 2 == 0", "--1--2--3--4--|"],
            Form([.closure("predicate")]) { $0.source.filter($0.predicate()) }),
        LabOperator(
            "take", example: ["take", "2", "--1--2--3--4--|"],
            Form([.count()]) { $0.source.take($0.number()) }),
        LabOperator(
            "take(for:)", example: ["takeFor", "4", "-1-2-3-4-|"],
            Form([.ticks()]) { $0.source.take(for: $0.ticks(), scheduler: $0.scheduler) }),
        LabOperator(
            "takeLast", example: ["takeLast", "2", "--1--2--3--|"],
            Form([.count()]) { $0.source.takeLast($0.number()) }),
        LabOperator(
            "skip", example: ["skip", "2", "--1--2--3--|"],
            Form([.count()]) { $0.source.skip($0.number()) },
            Form([.time]) { $0.source.skip($0.ticks(), scheduler: $0.scheduler) }),
        LabOperator(
            "element(at:)", example: ["elementAt", "1", "--a--b--c--|"],
            Form([.count("index")]) { $0.source.element(at: $0.number()) }),
        LabOperator(
            "first", "The first element, then the end; nil if there is none.", example: ["first", "--1--2--|"],
            Form { $0.source.first().asObservable() }),
        LabOperator(
            "single", example: ["single", "x > 3", "--1--4--|"],
            Form { $0.source.single() },
            Form([.closure("predicate")]) { $0.source.single($0.predicate()) }),
        LabOperator(
            "ignoreElements", "Only the end: the elements are dropped.", example: ["ignoreElements", "--1--2--|"],
            Form { $0.source.ignoreElements() }),
        LabOperator(
            "distinctUntilChanged", example: ["distinctUntilChanged", "--1--1--2--1--|"],
            Form { $0.source.distinctUntilChanged() },
            Form([.closure("key")]) { $0.source.distinctUntilChanged($0.transform()) },
            Form([.closure("comparer", inputs: 2)]) { bench in
                let comparer = bench.closure()
                return bench.source.distinctUntilChanged { try comparer.isTrue($0, $1) }
            }),
        LabOperator(
            "debounce", example: ["debounce", "3", "-1-2-3------4--|"],
            Form([.ticks()]) { $0.source.debounce($0.ticks(), scheduler: $0.scheduler) }),
        LabOperator(
            "throttle", example: ["throttle", "5", "-1-2-3------4--|"],
            Form([.ticks()]) { $0.source.throttle($0.ticks(), scheduler: $0.scheduler) },
            Form([.ticks(), .word("latest:false")]) {
                $0.source.throttle($0.ticks(), latest: false, scheduler: $0.scheduler)
            }),
        LabOperator(
            "sample", example: ["sample", "-1-2---3--|", "---x-x--x---x|"],
            Form(inputs: 2...2, labels: ["source", "sampler"]) { $0.source.sample($0.other) },
            Form([.value("default")], inputs: 2...2, labels: ["source", "sampler"]) {
                $0.source.sample($0.other, defaultValue: $0.value())
            }),
    ]
}

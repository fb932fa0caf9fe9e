/// An operator of another library that this module lacks, and what does its work here.
struct OperatorSubstitute: Sendable {
    /// Its name elsewhere.
    let name: String
    /// The page that explains the most of it.
    let page: String
    /// What to write instead.
    let code: String
    /// What is typed after `marble` to see it; empty if the laboratory cannot show it.
    let words: [String]

    private init(_ name: String, _ page: String, _ code: String, _ words: String...) {
        (self.name, self.page, self.code, self.words) = (name, page, code, words)
    }

    static let all = [
        OperatorSubstitute("last", "takeLast", "takeLast(1)", "takeLast", "1", "-1-2-3|"),
        OperatorSubstitute("count", "reduce", "reduce(0) { count, _ in count + 1 }", "reduce", "0", "a + 1", "-7-7-7|"),
        OperatorSubstitute("sum", "reduce", "reduce(0) { $0 + $1 }", "reduce", "0", "a + b", "-1-2-3|"),
        OperatorSubstitute("max", "reduce", "reduce(Int.min) { max($0, $1) }", "reduce", "0", "max(a, b)", "-1-3-2|"),
        OperatorSubstitute("min", "reduce", "reduce(Int.max) { min($0, $1) }", "reduce", "99", "min(a, b)", "-3-1-2|"),
        OperatorSubstitute(
            "average", "reduce", "reduce((sum: 0, count: 0)) { ($0.sum + $1, $0.count + 1) }.map { $0.sum / $0.count }"),
        OperatorSubstitute(
            "all", "reduce", "reduce(true) { $0 && fits($1) }", "reduce", "true", "a && b < 5", "-1-2-3|"),
        OperatorSubstitute(
            "contains", "ifEmpty", "filter { $0 == wanted }.map { _ in true }.take(1).ifEmpty(default: false)",
            "filter",
            "x == 2", "-1-2-3|", "|>", "map", "true", "|>", "take", "1", "|>", "ifEmpty", "false"),
        OperatorSubstitute(
            "isEmpty", "ifEmpty", "map { _ in false }.take(1).ifEmpty(default: true)", "map", "false", "----|", "|>",
            "take", "1", "|>", "ifEmpty", "true"),
        OperatorSubstitute("sequenceEqual", "zip", "Single.zip(one.toArray(), other.toArray()) { $0 == $1 }"),
        OperatorSubstitute(
            "distinct", "groupBy", "groupBy { $0 }.map { $0.key }", "groupBy", "x", "-1-2-1-3-2-|"),
        OperatorSubstitute("skipLast", "zip", "Observable.zip(source, source.skip(2)) { first, _ in first }"),
        OperatorSubstitute("pairwise", "zip", "Observable.zip(source, source.skip(1))"),
        OperatorSubstitute("timestamp", "map", "map { (Date(), $0) }"),
        OperatorSubstitute("timeInterval", "map", "map { (Date(), $0) }, and a `scan` over the dates"),
        OperatorSubstitute(
            "takeLastBuffer", "takeLast", "takeLast(2).toArray()", "takeLast", "2", "-1-2-3|", "|>", "toArray"),
        OperatorSubstitute(
            "find", "take", "filter { $0 > 1 }.take(1)", "filter", "x > 1", "-1-2-3|", "|>", "take", "1"),
        OperatorSubstitute("finalize", "do", "do(onDispose: { cleanUp() })"),
        OperatorSubstitute("repeat", "concat", "Observable.concat(Array(repeating: source, count: 3))"),
        OperatorSubstitute("publishLast", "multicast", "multicast { AsyncSubject() }"),
        OperatorSubstitute(
            "join", "flatMap", "flatMap { a in other.take(for: window, scheduler: clock).map { (a, $0) } }"),
        OperatorSubstitute("start", "deferred", "Observable.deferred { .just(try work()) }"),
        OperatorSubstitute("forkJoin", "zip", "Observable.zip(one.takeLast(1), other.takeLast(1))"),
        OperatorSubstitute(
            "partition", "filter", "filter { fits($0) }, and filter { !fits($0) } on the same shared source"),
    ]
}

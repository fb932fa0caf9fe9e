import Foundation
import Streams
import Testing

@testable import Hub
@testable import LessonKit

/// The code that the catalogue tells somebody to write, as it compiles.
struct OperatorCodeTests {
    @Test func `each line of code of the catalogue stands below, where the compiler has read it`() throws {
        let sample = try OperatorSample.shared.get()
        let written = SourceFile.text(of: URL(filePath: #filePath)).split { $0.isWhitespace }.joined(separator: " ")
        let codes = sample.substitutes.map(\.code) + sample.tree.leaves.compactMap(\.leaf.code)
        for code in codes { #expect(written.contains(code), "\(code)") }
        #expect(codes.count > 25)
    }

    @Test func `what replaces a missing operator does what its name says`() throws {
        let numbers = Observable.of(3, 1, 2, 1)
        #expect(try Compiled.values(Compiled.averages(numbers.map(Double.init))) == [1.75])
        #expect(try Compiled.values(Compiled.skippingLast(numbers)) == [3, 1])
        #expect(try Compiled.values(Compiled.distinct(numbers)) == [3, 1, 2])
        #expect(try Compiled.values(Compiled.pairs(numbers)) == [[3, 1], [1, 2], [2, 1]])
        #expect(try Compiled.values(Compiled.repeated(Observable.of(1, 2))) == [1, 2, 1, 2, 1, 2])
        #expect(try Compiled.values(Compiled.equal(numbers, numbers)) == [true])
        #expect(try Compiled.values(Compiled.equal(numbers, .just(3))) == [false])
        #expect(try Compiled.values(Compiled.joined(numbers, .of(7, 8))) == [[1, 8]])
    }
}

/// Never run as a whole: the parts are.
private enum Compiled {
    static func values<Element>(_ source: Observable<Element>) throws -> [Element] {
        var (values, failure): ([Element], (any Error)?) = ([], nil)
        _ = source.subscribe(onNext: { values.append($0) }, onError: { failure = $0 })
        if let failure { throw failure }
        return values
    }

    static func averages(_ source: Observable<Double>) -> Observable<Double> {
        source.reduce((0.0, 0.0)) { ($0.0 + $1, $0.1 + 1) }.map { $0.0 / $0.1 }
    }

    static func skippingLast(_ source: Observable<Int>) -> Observable<Int> {
        Observable.zip(source, source.skip(2)) { first, _ in first }
    }

    static func distinct(_ source: Observable<Int>) -> Observable<Int> { source.groupBy { $0 }.map { $0.key } }

    static func pairs(_ source: Observable<Int>) -> Observable<[Int]> {
        Observable.zip(source, source.skip(1)).map { [$0, $1] }
    }

    static func repeated(_ source: Observable<Int>) -> Observable<Int> {
        Observable.concat(Array(repeating: source, count: 3))
    }

    static func equal(_ one: Observable<Int>, _ other: Observable<Int>) -> Observable<Bool> {
        Single.zip(one.toArray(), other.toArray()) { $0 == $1 }.asObservable()
    }

    static func joined(_ one: Observable<Int>, _ other: Observable<Int>) -> Observable<[Int]> {
        Observable.zip(one.takeLast(1), other.takeLast(1)).map { [$0, $1] }
    }

    static func folds(_ source: Observable<Int>, fits: @escaping (Int) -> Bool, wanted: Int) -> [Observable<Int>] {
        _ = source.reduce(true) { $0 && fits($1) }
        _ = source.filter { $0 == wanted }.map { _ in true }.take(1).ifEmpty(default: false)
        _ = source.map { _ in false }.take(1).ifEmpty(default: true)
        return [
            source.takeLast(1), source.reduce(0) { count, _ in count + 1 }, source.reduce(0) { $0 + $1 },
            source.reduce(Int.min) { max($0, $1) }, source.reduce(Int.max) { min($0, $1) },
            source.filter { $0 > 1 }.take(1), source.take(1), source.share(), source.share(replay: 1),
        ]
    }

    static func others(
        _ source: Observable<Int>, _ other: Observable<Int>, _ scheduler: any SchedulerType, _ window: RxTimeInterval,
        _ cleanUp: @escaping () -> Void, _ work: @escaping () throws -> Int,
        _ load: @escaping @Sendable () async throws -> Int
    ) {
        let (one, clock, value) = (source, scheduler, 7)
        _ = source.map { (Date(), $0) }
        _ = source.takeLast(2).toArray()
        _ = source.do(onDispose: { cleanUp() })
        _ = source.multicast { AsyncSubject() }
        _ = source.flatMap { a in other.take(for: window, scheduler: clock).map { (a, $0) } }
        _ = Observable.deferred { try .just(work()) }
        _ = source.skip(.seconds(2), scheduler: scheduler)
        _ = source.ifEmpty(default: value)
        _ = source.ifEmpty(switchTo: other)
        _ = source.timeout(.seconds(3), other: other, scheduler: scheduler)
        _ = Observable.catch(sequence: [one, other])
        _ = Observable.from(optional: value)
        _ = Single.create { try await load() }
    }
}

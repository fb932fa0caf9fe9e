import Streams

/// Steps of work as in a real program: each closure stands where it is used. The optimiser does not see into them, and they may
/// throw.
struct Steps {
    private let addend: Int
    private let unwanted: Int

    @inline(never) init(addend: Int, unwanted: Int) { (self.addend, self.unwanted) = (addend, unwanted) }

    /// Two steps as operators.
    @inline(never) func chain(_ source: Observable<Int>) -> Observable<Int> {
        source.map { [addend] in $0 &+ addend }.filter { [unwanted] in $0 != unwanted }
    }

    /// Two steps as operators of a driver.
    @inline(never) func chain(_ source: Driver<Int>) -> Driver<Int> {
        source.map { [addend] in $0 &+ addend }.filter { [unwanted] in $0 != unwanted }
    }

    /// Two steps as callbacks around `next`.
    @inline(never) func callbacks(_ next: @escaping Callback) -> Callback {
        mapping(transform, filtering(predicate, next))
    }

    var transform: (Int) throws -> Int { makeTransform(addend) }

    var predicate: (Int) throws -> Bool { makePredicate(unwanted) }
}

@inline(never) func makeTransform(_ addend: Int) -> (Int) throws -> Int { { $0 &+ addend } }

@inline(never) func makePredicate(_ unwanted: Int) -> (Int) throws -> Bool { { $0 != unwanted } }

/// The end of a chain: it sums the elements.
final class Total {
    private(set) var sum = 0

    func add(_ element: Int) { sum &+= element }

    @inline(never) func makeConsumer() -> (Int) -> Void { { self.add($0) } }
}

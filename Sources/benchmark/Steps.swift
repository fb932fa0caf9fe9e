import Streams

/// Four steps of work as in a real program: the optimiser cannot see into these closures, and they may throw.
struct Steps {
    let first = makeTransform(3)
    let second = makePredicate(-1)
    let third = makeTransform(5)
    let fourth = makePredicate(-2)

    /// The four steps as operators.
    func chain(_ source: Observable<Int>) -> Observable<Int> {
        source.map(first).filter(second).map(third).filter(fourth)
    }

    /// The four steps as callbacks around `next`.
    func callbacks(_ next: @escaping Callback) -> Callback {
        mapping(first, filtering(second, mapping(third, filtering(fourth, next))))
    }
}

@inline(never) func makeTransform(_ addend: Int) -> (Int) throws -> Int { { $0 &+ addend } }

@inline(never) func makePredicate(_ unwanted: Int) -> (Int) throws -> Bool { { $0 != unwanted } }

/// The end of a chain: it sums the elements.
final class Total {
    private(set) var sum = 0

    @inline(never) func makeConsumer() -> (Int) -> Void { { self.sum &+= $0 } }
}

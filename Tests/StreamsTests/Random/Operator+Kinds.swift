import Streams

extension Operator {
    /// A source.
    static func source(
        _ text: String, _ build: @escaping (World) -> Observable<Int>, model: @escaping Model
    ) -> Operator {
        Operator(arity: 0, text: { _ in text }, build: { build($1) }, model: { try model($1) })
    }

    /// An operator on one source.
    static func unary(
        _ text: String, _ build: @escaping (Observable<Int>, World) -> Observable<Int>,
        model: @escaping (_ source: Model, _ time: Int) throws -> Trace
    ) -> Operator {
        Operator(text: { "\($0[0]).\(text)" }, build: { build($0[0], $1) }, model: { try model($0[0], $1) })
    }

    /// An operator on one source that answers each event with some events, at once.
    ///
    /// - Parameter answers: Makes what answers, for one subscription. What it throws is sent as an error.
    static func linear(
        _ text: String, _ build: @escaping (Observable<Int>) -> Observable<Int>,
        answers: @escaping () -> (Event<Int>) throws -> [Event<Int>]
    ) -> Operator {
        .unary(text) { source, _ in
            build(source)
        } model: { source, time in
            let answer = answers()
            return try source(time).through { event in
                do { return try answer(event) } catch { return [.error(error)] }
            }
        }
    }

    /// An operator that answers an element with elements, at once, and passes the end on.
    static func elements(
        _ text: String, _ build: @escaping (Observable<Int>) -> Observable<Int>,
        answers: @escaping () -> (Int) throws -> [Int]
    ) -> Operator {
        .linear(text, build) {
            let answer = answers()
            return { event in try event.element.map { try answer($0).map { .next($0) } } ?? [event] }
        }
    }

    /// The same without a memory.
    static func elements(
        _ text: String, _ build: @escaping (Observable<Int>) -> Observable<Int>,
        answer: @escaping (Int) throws -> [Int]
    ) -> Operator {
        .elements(text, build, answers: { answer })
    }
}

/// Several numbers as one.
func mix(_ numbers: Int...) -> Int { mix(numbers) }

func mix(_ numbers: [Int]) -> Int { numbers.reduce(1) { ($0 &* 31 &+ $1) % 997 } }

/// Throws at every multiple of `number`.
func avoid(_ number: Int, _ element: Int) throws -> Int {
    if element % number == 0 { throw Failure.offline }
    return element
}

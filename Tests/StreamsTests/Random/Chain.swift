import Streams

/// An operator, or a source, with its arguments: how it is written, what it is, and what it should do.
struct Operator: @unchecked Sendable {
    /// How many inputs it has.
    var arity = 1
    /// How it is written in Swift, given how its inputs are.
    let text: (_ inputs: [String]) -> String
    /// The operator of Streams.
    let build: (_ inputs: [Observable<Int>], _ world: World) -> Observable<Int>
    /// What it should do, given what its inputs do.
    let model: (_ inputs: [Model], _ time: Int) throws -> Trace
    /// The same with less in it, to look for a shorter chain that fails.
    var simpler: [Operator] = []
}

/// A source and the operators around it; some of these have further inputs, which are chains themselves.
struct Chain: CustomStringConvertible {
    let operation: Operator
    var inputs: [Chain] = []

    var description: String { operation.text(inputs.map(\.description)) }

    func build(in world: World) -> Observable<Int> { operation.build(inputs.map { $0.build(in: world) }, world) }

    func model(_ time: Int) throws -> Trace { try operation.model(inputs.map { input in input.model }, time) }

    /// Shorter ones that are like it.
    var simpler: [Chain] {
        inputs
            + operation.simpler.map { Chain(operation: $0, inputs: inputs) }
            + inputs.indices.flatMap { index in
                inputs[index].simpler.map { simpler in
                    var copy = self
                    copy.inputs[index] = simpler
                    return copy
                }
            }
    }
}

extension String {
    /// The text with the inputs in the place of each `%`.
    func filled(_ inputs: [String]) -> String {
        zip(split(separator: "%", omittingEmptySubsequences: false), inputs + [""]).map { $0 + $1 }.joined()
    }
}

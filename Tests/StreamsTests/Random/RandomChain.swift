/// A chain, and when it is disposed of.
struct RandomChain: CustomStringConvertible {
    enum Dispose {
        /// At an odd time, when nothing else happens.
        case at(Int)
        /// Inside the `onNext` of this element, counted from 1.
        case inElement(Int)
    }

    var chain: Chain
    var dispose = Dispose.at(horizon + 1)
    /// Whether another thread disposes of it, while this one waits.
    var isDisposedElsewhere = false

    init(seed: Int) {
        var dice = Dice(seed: seed)
        chain = .random(size: dice.roll(1...5), &dice)
        switch dice.roll(0...3) {
        case 0: dispose = .at(2 * dice.roll(0...80) + 1)
        case 1: dispose = .inElement(dice.roll(1...4))
        default: break
        }
        isDisposedElsewhere = dice.roll(0...3) == 0
    }

    var description: String {
        let place = isDisposedElsewhere ? " by another thread" : ""
        return switch dispose {
        case .at(let time): time > horizon ? "\(chain)" : "\(chain), disposed of at \(time)\(place)"
        case .inElement(let number): "\(chain), disposed of inside element \(number)\(place)"
        }
    }

    /// Shorter ones that are like it.
    var simpler: [RandomChain] {
        var plain = self
        plain.dispose = .at(horizon + 1)
        let shorter = chain.simpler.map { chain in
            var copy = self
            copy.chain = chain
            return copy
        }
        if case .at(horizon + 1) = dispose { return shorter }
        return [plain] + shorter
    }
}

extension Chain {
    static func random(size: Int, _ dice: inout Dice) -> Chain {
        if size == 0 { return Chain(operation: dice.pick(SourceModels.all).roll(&dice)) }
        let choice = dice.pick(operators)
        let operation = choice.roll(&dice)
        var left = size - 1
        let inputs = (0..<choice.arity).map { index in
            let share = index == choice.arity - 1 ? left : dice.roll(0...left)
            left -= share
            return Chain.random(size: share, &dice)
        }
        return Chain(operation: operation, inputs: inputs)
    }

    private static let operators =
        LinearModels.all + FilteringModels.all + TimeModels.all + ThrottleModels.all + CombiningModels.all
        + NestingModels.all + SharingModels.all + SubjectModels.all + GroupingModels.all
}

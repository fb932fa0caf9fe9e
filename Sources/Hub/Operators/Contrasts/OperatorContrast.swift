/// Two operators that are easily confused, and a run of both on the same input that tells them apart.
struct OperatorContrast: Sendable {
    /// The names of both pages.
    let names: [String]
    /// What is different. It names both. Backticks mark code.
    let difference: String
    /// What is typed after `marble` for each; empty where the laboratory cannot show it.
    let words: [[String]]
    /// The diagrams that both have.
    let inputs: [String]

    /// - Parameters:
    ///   - first: As it is typed after `marble`: `debounce 3 @`. `@` stands for the input.
    ///   - input: The diagrams that both get. Without it there is nothing to run, and the two are names.
    init(_ first: String, _ second: String, on input: String? = nil, _ difference: String) {
        let sides = [first, second].map(Self.words)
        inputs = Self.words(input ?? "")
        self.difference = difference
        names = sides.map { LabOperator.named($0[0]) }
        words = input == nil ? [] : sides.map { [inputs] in $0.flatMap { $0 == "@" ? inputs : [$0] } }
    }

    /// The words of a line. Quotes hold one word together, as in a shell.
    private static func words(_ line: String) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }

    /// Every pair, in the order of the categories.
    static let all = creating + transforming + filtering + combining + ending + time + sharing
}

extension LabOperator {
    /// The name in code of what is typed: `takeUntil` is `take(until:)`.
    static func named(_ typed: String) -> String { all.first { $0.typed == typed }?.name ?? typed }
}

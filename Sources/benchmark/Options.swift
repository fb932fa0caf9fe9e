/// The arguments of the command line.
struct Options {
    private(set) var filter: String?
    /// The file of an earlier run.
    private(set) var earlier: String?
    private(set) var wantsJSON = false
    private(set) var wantsHelp = false

    static let help = """
        usage: swift run -c release benchmark [filter] [--json] [--against FILE]

        Times Streams, and the same closures put together by hand, in turns. The table has the best round of each, how many
        times longer Streams takes, and how many objects each allocates.

          filter            only the benchmarks whose name contains this
          loop              not these, but the waits of a learner, from a saved file to the verdict: with their limits, by
                            the hub of a debug build in generated courses, in .build/benchmark; "loop, with 100" picks some
          engine            not these, but the engine that a learner has built in the exercises of from-scratch, beside Streams
                            and by hand
          --json            the results as one JSON object
          --against FILE    beside each ratio and its allocations those of an earlier run, from the file of its --json
          --help            this text
        """

    init(_ arguments: some Sequence<String>) throws(Refusal) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--json": wantsJSON = true
            case "--against":
                guard let file = rest.next() else { throw Refusal("--against needs a file.\n\n\(Self.help)") }
                earlier = file
            case "--help", "-h": wantsHelp = true
            case _ where argument.hasPrefix("-"): throw Refusal("There is no option \(argument).\n\n\(Self.help)")
            case _ where filter != nil: throw Refusal("One filter at most; \(argument) is a second.\n\n\(Self.help)")
            default: filter = argument
            }
        }
    }

    /// Whether the learner's engine is to be timed.
    var wantsEngine: Bool { filter == "engine" }

    func choose(from cases: [Benchmark]) throws(Refusal) -> [Benchmark] {
        guard let filter else { return cases }
        let chosen = cases.filter { $0.name.contains(filter) }
        guard chosen.isEmpty else { return chosen }
        let names = cases.map { "  \($0.name)" }.joined(separator: "\n")
        throw Refusal("No benchmark has \"\(filter)\" in its name. There are:\n\(names)")
    }

    /// The benchmarks of the loop, if the filter asks for them. They take minutes, and are not in the table.
    func choose(from cases: [LoopBenchmark]) -> [LoopBenchmark]? {
        let chosen = cases.filter { benchmark in filter.map { benchmark.name.contains($0) } ?? false }
        return chosen.isEmpty || filter?.hasPrefix("loop") != true ? nil : chosen
    }

    /// A mistake in the command line.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}

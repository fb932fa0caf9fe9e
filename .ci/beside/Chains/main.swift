import Streams

/// A line for each random chain: its seed and text, and what a subscriber receives. With `traces` several lines for each: its
/// seed and text, and everything that happens in it.
let seeds = CommandLine.arguments.compactMap { Int($0) }
for seed in seeds[0]...seeds[1] {
    if CommandLine.arguments.contains("traces") {
        TracedChain(seed: seed).run(name: "\(seed)")
        continue
    }
    var chain = RandomChain(seed: seed)
    // In RxSwift the other thread would wait for a lock that this one holds.
    chain.isDisposedElsewhere = false
    let (trace, fault) = chain.run()
    print("\(seed) \(chain)", "\(trace) \(fault ?? "")", separator: "\t")
}

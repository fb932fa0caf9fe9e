#if os(macOS)
    import Foundation
    import Synchronization

    /// Finds out whether `test-opener` can open a bundle.
    enum TestOpener {
        private static let known = Mutex<[[String]: Bool]>([:])

        /// - Parameter words: The opener and the bundle's binary. Without further arguments it opens it, and that is all.
        static func opens(_ words: [String], environment: [String: String]) -> Bool {
            known.withLock { known in
                if let answer = known[words] { return answer }
                var launch = Launch(words)
                launch.environment.merge(environment) { $1 }
                (launch.input, launch.output, launch.errors) = (.null, .null, .null)
                guard let pid = try? launch.start() else { return false }
                let answer = ProcessStatus(waitingFor: pid) == .exited(0)
                known[words] = answer
                return answer
            }
        }
    }
#endif

#if canImport(Darwin)
    import Foundation

    // Type-checked, and not yet run on a Mac.
    extension Processes {
        static var pids: [pid_t] { all.map(\.pid) }

        static var all: [Process] {
            var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
            var size = 0
            guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [] }
            let stride = MemoryLayout<kinfo_proc>.stride
            // More may be started between the two calls.
            var found = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 32)
            size = found.count * stride
            guard sysctl(&name, 3, &found, &size, nil, 0) == 0 else { return [] }
            return found.prefix(size / stride).map {
                Process(
                    pid: $0.kp_proc.p_pid, parent: $0.kp_eproc.e_ppid, hasEnded: Int32($0.kp_proc.p_stat) == SZOMB)
            }
        }

        /// The seconds that processors have worked for the program so far. Nil if there is no such program, or if it is not ours.
        package static func usedTime(of pid: pid_t) -> Double? {
            var (usage, base) = (rusage_info_v0(), mach_timebase_info_data_t())
            let result = withUnsafeMutablePointer(to: &usage) {
                $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(pid, RUSAGE_INFO_V0, $0) }
            }
            guard result == 0, mach_timebase_info(&base) == KERN_SUCCESS else { return nil }
            // In ticks of the processor's clock.
            let ticks = Double(usage.ri_user_time + usage.ri_system_time)
            return ticks * Double(base.numer) / Double(base.denom) / 1e9
        }

        /// The arguments, with a zero byte behind each.
        static func arguments(of pid: pid_t) -> Data? { strings(of: pid)?.arguments }

        /// The variables that the process was started with, with a zero byte behind each. The system keeps those of its own
        /// programs to itself.
        static func environment(of pid: pid_t) -> Data? { strings(of: pid)?.environment }

        /// The kernel gives how many arguments there are, the program's path, zero bytes up to an even address, the
        /// arguments, and the variables.
        private static func strings(of pid: pid_t) -> (arguments: Data, environment: Data)? {
            var name = [CTL_KERN, KERN_PROCARGS2, pid]
            var size = 0
            guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: size)
            guard sysctl(&name, 3, &bytes, &size, nil, 0) == 0, size > 4 else { return nil }
            let count = bytes.withUnsafeBytes { $0.load(as: Int32.self) }
            let text = bytes[4..<size].drop { $0 != 0 }.drop { $0 == 0 }
            var end = text.startIndex
            for _ in 0..<max(0, count) {
                guard let zero = text[end...].firstIndex(of: 0) else { return nil }
                end = zero + 1
            }
            return (Data(text[..<end]), Data(text[end...]))
        }
    }
#endif

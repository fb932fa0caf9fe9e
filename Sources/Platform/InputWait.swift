import Foundation

/// Waits until one of some open files can be read.
package enum InputWait {
    /// - Parameters:
    ///   - descriptors: The open files. A negative one never has input.
    ///   - milliseconds: The longest time to wait.
    /// - Returns: Which of them can be read now. One that was closed can: the attempt tells so.
    package static func readable(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&polled, nfds_t(polled.count), milliseconds)
        guard count > 0 else { return descriptors.map { _ in false } }
        // On macOS `poll` cannot look at a terminal that was opened as /dev/tty; `select` can.
        let refused = polled.contains { $0.revents & Int16(POLLNVAL) != 0 }
        return refused ? selected(descriptors, milliseconds) : polled.map { $0.revents != 0 }
    }

    static func selected(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
        var set = fd_set()
        // The macros that fill a set are not there in Swift. It is a row of bits.
        withUnsafeMutableBytes(of: &set) { bits in
            for descriptor in descriptors where descriptor >= 0 && Int(descriptor) < bits.count * 8 {
                bits[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
            }
        }
        var time = timeval()
        time.tv_sec = time_t(milliseconds / 1000)
        time.tv_usec = suseconds_t(milliseconds % 1000 * 1000)
        let count = select((descriptors.max() ?? -1) + 1, &set, nil, nil, &time)
        guard count >= 0 else { return descriptors.map { errno == EBADF && $0 >= 0 } }
        return withUnsafeBytes(of: set) { bits in
            descriptors.map { descriptor in
                descriptor >= 0 && Int(descriptor) < bits.count * 8
                    && bits[Int(descriptor) / 8] & 1 << UInt8(descriptor % 8) != 0
            }
        }
    }
}

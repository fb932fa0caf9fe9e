import Foundation

/// Writes to a terminal or a pipe.
package enum SystemOutput {
    /// Writes all of `text`. It waits as long as the reader is slow, and gives up when nobody reads any more.
    package static func send(_ text: String, to descriptor: Int32 = STDOUT_FILENO) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Another program has made the terminal non-blocking for everybody.
                var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&output, 1, 100)
            } else if errno != EINTR {
                return
            }
        }
    }
}

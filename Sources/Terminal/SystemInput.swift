import Foundation

/// The standard input, byte by byte.
package enum SystemInput {
    /// Waits for bytes and returns those that are there; nil when the input has ended.
    package static func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
            if count > 0 { return Array(bytes.prefix(count)) }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}

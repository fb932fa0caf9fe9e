import Foundation

/// Tells one state of a file from another without reading it.
package struct FileStamp: Equatable, Sendable {
    private let seconds: Int
    private let nanoseconds: Int
    /// In bytes.
    package let size: Int
    private let inode: UInt64

    /// Nil if there is no file at `path`.
    package init?(_ path: String) {
        var found = stat()
        guard stat(path, &found) == 0 else { return nil }
        #if canImport(Darwin)
            let time = found.st_mtimespec
        #else
            let time = found.st_mtim
        #endif
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
        (size, inode) = (Int(found.st_size), UInt64(found.st_ino))
    }

    package func isInSameSecond(as other: FileStamp) -> Bool { seconds == other.seconds }

    /// The beginning of the next second.
    package var nextSecond: Date { Date(timeIntervalSince1970: Double(seconds + 1)) }
}

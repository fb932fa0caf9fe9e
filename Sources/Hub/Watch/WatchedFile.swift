import Platform

/// A file that is watched by polling: editors rename files, and a network drive sends no events.
struct WatchedFile {
    private let path: String
    private var stamp: FileStamp?
    /// How often it was found gone or empty: an editor that saves may have it so for a moment.
    private var doubts = 0

    /// So many looks at a file that is gone or empty, before that is believed.
    static let patience = 6

    init(_ path: String) { (self.path, stamp) = (path, FileStamp(path)) }

    /// Whether it was there at the last look.
    var isThere: Bool { stamp != nil }

    /// Makes the next look find a change.
    mutating func forget() { stamp = nil }

    /// Whether it has changed since the last look.
    mutating func hasChanged() -> Bool {
        let now = FileStamp(path)
        guard now != stamp else {
            doubts = 0
            return false
        }
        if now == nil || now?.size == 0 {
            doubts += 1
            guard doubts >= Self.patience else { return false }
        }
        (stamp, doubts) = (now, 0)
        return true
    }
}

import Foundation

/// What is on the projector, as far as the files of walks tell.
enum Projector: Equatable {
    case nothing
    case walking(WalkState)
    /// The walk has ended a short time ago, or its program is gone.
    case over(WalkState)

    /// The walk that the page shows.
    var state: WalkState? {
        switch self {
        case .nothing: nil
        case .walking(let state), .over(let state): state
        }
    }

    /// No class is longer. After that time another process may have the number of the one that walked.
    private static let longest: TimeInterval = 12 * 60 * 60

    /// Of the walks that go on, the one that began last. If none goes on, the one that ended last.
    ///
    /// - Parameters:
    ///   - start: Walks that ended before are not shown.
    ///   - isAlive: Whether a process is there.
    init(_ walks: [WalkState], start: Date, now: Date, isAlive: (Int32) -> Bool = WalkFiles.isAlive) {
        let recent = walks.filter { now.timeIntervalSince($0.changed) < Self.longest }
        let going = recent.filter { $0.end == nil && isAlive($0.pid) }
        let over = recent.filter { walk in !going.contains(walk) && walk.changed >= start }
        if let newest = going.max(by: { $0.began < $1.began }) {
            self = .walking(newest)
        } else if let last = over.max(by: { $0.changed < $1.changed }) {
            self = .over(last)
        } else {
            self = .nothing
        }
    }
}

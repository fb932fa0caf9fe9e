/// What a site notes, and the long jobs that it keeps until it is opened.
extension Site {
    /// What was noted so far.
    public var lines: [String] { read { notes } }

    /// Notes a line.
    public func add(_ line: String) { change { if !isClosed { notes.append(line) } } }

    /// Notes what happens, and where.
    public func note(_ what: String) { add("\(place): \(what)") }

    /// Notes a long job, and which free queue waits for it. After `shut`, it goes on when `open` is called.
    public func takeLong(_ what: String) {
        note(what)
        lookAround()
        if place != free.first { waitUntilOpen() }
    }

    /// Notes which of the free queues stands still. Returns whether none does.
    @discardableResult
    public func lookAround() -> Bool {
        let still = free.filter { $0 != place && !isFree($0) }
        for queue in still { add("\(queue): stands still") }
        return still.isEmpty
    }

    /// From now on, long jobs wait for `open`.
    public func shut() { change { isShut = true } }
    /// Keeps the job that calls it while the site is shut.
    public func waitUntilOpen() { hold { [self] in !isShut } }
    /// Lets the long jobs go on.
    public func open() { change { isShut = false } }
    /// Takes no more notes, and holds no job.
    public func close() { change { isClosed = true } }
}

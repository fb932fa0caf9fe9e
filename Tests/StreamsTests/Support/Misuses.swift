import Streams

/// The mistakes that `body` makes and `Streams` reports.
///
/// While it runs nothing stops.
func misuses(_ body: () throws -> Void) rethrows -> [Misuse] {
    let reported = Locked<[Misuse]>([])
    let before = Hooks.misuseHandler
    Hooks.misuseHandler = { misuse in reported.withLock { $0.append(misuse) } }
    defer { Hooks.misuseHandler = before }
    try body()
    return reported.value
}

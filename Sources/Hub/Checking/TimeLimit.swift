/// How long a program may do one thing.
///
/// The clock on the wall alone would be unfair: on a busy machine a program waits for the processor, and one that prints very much waits
/// for its reader. Such a program has more time, and not for ever.
struct TimeLimit {
    let seconds: Double

    /// How many times as long it may take at most.
    private static let most = 4.0

    /// - Parameters:
    ///   - time: The seconds since it began.
    ///   - used: The seconds that processors have worked for it since; nil where the system does not tell.
    ///   - silence: The seconds since it has printed something.
    func isOver(after time: Double, used: Double?, silence: Double) -> Bool {
        guard time > seconds else { return false }
        guard let used, used < seconds, time < Self.most * seconds else { return true }
        // It hardly works and does not print: it waits for something that does not come.
        return used < time / 10 && silence > 1
    }
}

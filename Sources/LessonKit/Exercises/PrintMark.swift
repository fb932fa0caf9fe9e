#if canImport(Glibc)
    @preconcurrency import Glibc
#else
    @preconcurrency import Darwin
#endif

/// Marks in the output of a test program what the learner's code printed: before it stands a line with the hub's word and the
/// exercise, after it one with the word alone.
///
/// The hub gives the word in the environment. Without it nothing is marked.
enum PrintMark {
    static let variable = "WORKBOOK_PRINT_MARK"

    /// Does `work`, with a mark before and after what it prints.
    static func around<Result>(_ exercise: String, _ work: () -> Result) -> Result {
        guard let word = getenv(variable) else { return work() }
        // A line that waits in a buffer would be lost in a crash.
        setvbuf(stdout, nil, _IOLBF, 0)
        let mark = String(cString: word)
        put("\(mark) \(exercise)")
        defer { put(mark) }
        return work()
    }

    /// On a line of its own, even where the learner's last line has no end.
    private static func put(_ mark: String) {
        fputs("\n\(mark)\n", stdout)
        fflush(stdout)
    }
}

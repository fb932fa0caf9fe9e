/// A command's answer: what it found, before any of it is laid out.
struct Answer {
    var blocks: [Block] = []
    /// Output for a program, as it stands: JSON, comma-separated values.
    var data: String?
    /// Notes for standard error.
    var notes: [String] = []
    /// The exit code.
    var status: Int32 = 0
}

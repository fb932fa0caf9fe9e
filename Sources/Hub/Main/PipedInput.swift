import Foundation

/// What another program sends to this one.
enum PipedInput {
    /// The most bytes that are read.
    private static let most = 100_000

    /// The lines of a pipe or a file on standard input; nil if there is neither, as in a terminal.
    static func lines() -> [String]? {
        var facts = stat()
        guard fstat(STDIN_FILENO, &facts) == 0, [S_IFIFO, S_IFREG].contains(facts.st_mode & S_IFMT) else { return nil }
        var data = Data()
        while data.count < most, let part = try? FileHandle.standardInput.read(upToCount: most - data.count),
            !part.isEmpty
        {
            data += part
        }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
}

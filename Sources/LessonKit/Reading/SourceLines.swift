extension StringProtocol where SubSequence == Substring {
    /// Its lines, without what ends them; from Windows, too.
    ///
    /// In a debug build, as the hub's is, `split(whereSeparator: \.isNewline)` takes six times as long, and the hub reads
    /// every lesson's files.
    package var sourceLines: [Substring] {
        Substring(self).utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    }
}

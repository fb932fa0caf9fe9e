import Terminal

/// The pages beside the board.
enum LabPlayPages {
    /// The command that draws the picture again.
    static func command(_ board: LabBoard) -> [Block] {
        [
            .gap, .prose("This draws the picture again:"), .gap, .command(board.command), .gap,
            .prose("--svg FILE after it writes the picture for a web page, --play opens it here again."),
            .prose(
                "It was given to your terminal's clipboard, if the terminal allows that. It is written again when you leave."
            ),
        ]
    }

    static func keys(isASCII: Bool) -> [Block] {
        LabPlayKeys.all.map { key, meaning in
            let (key, meaning) = isASCII ? (key.inWords, meaning.inWords) : (key, meaning)
            return .marked(StyledText(key.padded(to: isASCII ? 11 : 7), .strong), [.prose(meaning)])
        }
    }
}

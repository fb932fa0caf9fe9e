import Terminal

extension Timeline {
    /// Words about one tick. They stand below the rows, with a mark under the tick's column.
    public struct Pointer: Codable, Equatable, Sendable {
        /// The tick above the mark.
        public let tick: TestTime
        /// The words.
        public let words: String

        /// A mark under the column of `tick`, and `words` beside it.
        public init(_ tick: TestTime, _ words: String) {
            self.tick = tick
            self.words = words
        }

        /// Puts the words to the right of the mark if there is room, otherwise to its left, otherwise below it.
        func lines(column: Int, style: Style, width: Int) -> [String] {
            let margin = " ".repeated(column)
            let length = words.displayWidth + 1
            if column + 1 + length <= width { return ["\(margin)\(style.pointer) \(words)"] }
            if length <= column { return ["\(" ".repeated(column - length))\(words) \(style.pointer)"] }
            return [margin + style.pointer] + words.folded(width: width)
        }
    }
}

/// What a step or a recap asks: one question, and the options to choose from.
package struct Question: Equatable {
    let line: Int
    package let text: [MarkdownBlock]
    package let options: [Option]
    /// All of it, in the order of the text.
    package let blocks: [MarkdownBlock]

    /// Its sentences, by which it is known again.
    package var words: String { text.map { $0.paragraph ?? "" }.joined(separator: " ") }

    /// - Parameter blocks: what stands in the quote. A list whose items begin with letters has the options.
    init(_ blocks: [MarkdownBlock], line: Int) {
        (self.blocks, self.line) = (blocks, line)
        let isOptions = { (block: MarkdownBlock) in !Option.all(in: block).isEmpty }
        options = blocks.flatMap(Option.all)
        text = blocks.filter { !isOptions($0) }
    }
}

/// One of the answers that can be chosen: `**B** Four lines.`
package struct Option: Equatable {
    package let letter: Character
    package let text: String

    /// The options that a list has; none where `block` is no list of options.
    package static func all(in block: MarkdownBlock) -> [Option] {
        guard case .list(nil, let items) = block.kind else { return [] }
        return items.compactMap { Option($0) }
    }

    /// Nil where an item does not begin with a letter in bold.
    init?(_ item: [MarkdownBlock]) {
        guard let text = item.first?.paragraph else { return nil }
        self.init(text)
    }

    /// Nil where `text` does not begin with a letter in bold.
    package init?(_ text: String) {
        guard text.hasPrefix("**"), text.dropFirst(3).hasPrefix("** "), let letter = text.dropFirst(2).first,
            letter.isUppercase
        else { return nil }
        self.letter = letter
        self.text = String(text.dropFirst(6))
    }
}

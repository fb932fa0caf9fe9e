import Terminal

extension OperatorTree {
    /// The question and its choices.
    var asked: [Block] {
        [.marked(" ? ", .question, [.prose(question)])]
            + zip(Self.letters, choices).map { .marked("   \($0)  ", .strong, [.prose($1.answer)]) }
    }

    /// The answers that led here.
    static func way(_ answers: [String]) -> [Block] {
        answers.isEmpty ? [] : [.prose(answers.joined(separator: " > "), .quiet), .gap]
    }

    /// The whole tree below this question.
    ///
    /// - Parameter arrow: What stands before the end of a path.
    func outline(arrow: String) -> [Block] {
        [.marked("? ", .question, [.prose(question)])]
            + zip(Self.letters, choices).flatMap { letter, choice -> [Block] in
                switch choice.next {
                case .page(let leaf):
                    [.marked("\(letter) ", .strong, [.prose([StyledText(choice.answer + " \(arrow) "), leaf.styled])])]
                case .question(let tree):
                    [.marked("\(letter) ", .strong, [.prose(choice.answer)] + tree.outline(arrow: arrow))]
                }
            }
    }
}

extension OperatorTree.Leaf {
    /// What to write. In the whole tree only if it is short.
    var text: String { code ?? substitute?.code ?? page }

    fileprivate var styled: StyledText { StyledText(text.count <= 40 ? text : page, .strong) }
}

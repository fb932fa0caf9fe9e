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
    var outline: [Block] {
        [.marked("? ", .question, [.prose(question)])]
            + zip(Self.letters, choices).flatMap { letter, choice -> [Block] in
                switch choice.next {
                case .page(let leaf):
                    [.marked("\(letter) ", .strong, [.prose([StyledText(choice.answer + " → "), leaf.styled])])]
                case .question(let tree): [.marked("\(letter) ", .strong, [.prose(choice.answer)] + tree.outline)]
                }
            }
    }
}

extension OperatorTree.Leaf {
    /// What to write.
    var text: String { code ?? OperatorSubstitute.all.first { $0.name == substitute }?.code ?? page }

    fileprivate var styled: StyledText { StyledText(text, .strong) }
}

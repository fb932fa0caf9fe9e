/// A question whose answers lead to further questions, and in the end to an operator.
struct OperatorTree {
    let question: String
    let choices: [Choice]

    struct Choice {
        let answer: String
        let next: Next
    }

    enum Next {
        case question(OperatorTree)
        case page(Leaf)
    }

    /// The end of a path.
    struct Leaf: Equatable {
        /// The name of a page.
        let page: String
        /// Code to write, where the page's name alone does not say it: `takeLast(1)`.
        var code: String?
        /// The operator of another library that this one replaces here.
        var substitute: OperatorSubstitute?
    }

    /// The letters of the choices.
    static let letters: [Character] = Array("ABCDEFGHI")
}

extension OperatorTree {
    /// Follows `path` as far as it goes.
    ///
    /// - Returns: The answers that were chosen, where they lead, and the letters that nothing stands for.
    func follow(_ path: [Character]) -> (answers: [String], place: Next, rest: [Character]) {
        var (answers, place): ([String], Next) = ([], .question(self))
        var rest = path[...]
        while let letter = rest.first, case .question(let tree) = place,
            let index = Self.letters.firstIndex(of: letter), index < tree.choices.count
        {
            answers.append(tree.choices[index].answer)
            place = tree.choices[index].next
            rest = rest.dropFirst()
        }
        return (answers, place, Array(rest))
    }

    /// Every leaf, with its path.
    var leaves: [(path: String, leaf: Leaf)] {
        zip(Self.letters, choices).flatMap { letter, choice -> [(String, Leaf)] in
            switch choice.next {
            case .page(let leaf): [(String(letter), leaf)]
            case .question(let tree): tree.leaves.map { ("\(letter)\($0.path)", $0.leaf) }
            }
        }
    }
}

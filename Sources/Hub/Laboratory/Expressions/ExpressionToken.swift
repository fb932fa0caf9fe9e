/// A piece of an expression, and the index of its first character.
struct ExpressionToken: Equatable {
    enum Kind: Equatable {
        case number(Int)
        case text(String)
        case name(String)
        /// An operator, a parenthesis, a comma.
        case sign(String)
        case end
    }

    let kind: Kind
    let column: Int

    /// The pieces of `text`. The last one is the end.
    static func all(in text: String) throws(ExpressionError) -> [ExpressionToken] {
        let characters = Array(text)
        var tokens: [ExpressionToken] = []
        var index = 0
        func run(while isPart: (Character) -> Bool) -> String {
            let start = index
            while index < characters.count, isPart(characters[index]) { index += 1 }
            return String(characters[start..<index])
        }
        while index < characters.count {
            let (start, character) = (index, characters[index])
            let kind: Kind
            if character == " " {
                index += 1
                continue
            } else if character.isASCII, character.isNumber {
                let digits = run { $0.isASCII && $0.isNumber }
                guard let number = Int(digits) else { throw ExpressionError(start, "This number is too large.") }
                kind = .number(number)
            } else if character == "\"" || character == "'" {
                index += 1
                let content = run { $0 != character }
                guard index < characters.count else {
                    throw ExpressionError(start, "This text has no end. Write \(character) after it.")
                }
                index += 1
                kind = .text(content)
            } else if character == "$" || character == "_" || character.isLetter {
                index += 1
                kind = .name(String(character) + run { $0 == "_" || $0.isLetter || $0.isNumber })
            } else if let sign = signs.first(where: { text.dropFirst(start).hasPrefix($0) }) {
                index += sign.count
                kind = .sign(sign)
            } else {
                throw ExpressionError(start, "This character means nothing here.")
            }
            tokens.append(ExpressionToken(kind: kind, column: start))
        }
        return tokens + [ExpressionToken(kind: .end, column: characters.count)]
    }

    private static let signs = [
        "||", "&&", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "?", ":", "(", ")", ",", ".",
    ]
}

/// What is wrong in an expression, and where.
struct ExpressionError: Error, Equatable {
    /// The index of the wrong character; the length of the text if something is missing at its end.
    let column: Int
    let text: String

    init(_ column: Int, _ text: String) { (self.column, self.text) = (column, text) }
}

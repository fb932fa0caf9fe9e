/// A number of sources, and the lists that an overload for that number needs.
struct Arity {
    let count: Int

    static let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"]

    var word: String { Self.words[count] }

    /// `A, B, C`, each filled into the template: `%` is the letter, `&` the small letter, `#` the number, `@` the index.
    func list(_ template: String, separator: String = ", ") -> String {
        (0..<count).map { index in
            let letter = String(UnicodeScalar(UInt8(65 + index)))
            return
                template
                .replacing("%", with: letter).replacing("&", with: letter.lowercased())
                .replacing("#", with: "\(index + 1)").replacing("@", with: "\(index)")
        }.joined(separator: separator)
    }
}

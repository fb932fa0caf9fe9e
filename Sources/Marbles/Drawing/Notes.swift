/// Texts that have no room in a picture and stand below it, each under a number.
struct Notes {
    private var texts: [String] = []

    /// What stands in the picture instead of `text`.
    mutating func reference(to text: String) -> String {
        let known = texts.firstIndex(of: text)
        if known == nil { texts.append(text) }
        return "*\((known ?? texts.count - 1) + 1)"
    }

    /// The texts, folded at `width` columns.
    func lines(width: Int) -> [String] {
        texts.enumerated().flatMap { index, text in
            "*\(index + 1) = \(text)".folded(width: width, indentation: 5)
        }
    }
}

extension String {
    /// The text in lines of at most `width` columns, broken at spaces where there are any.
    ///
    /// - Parameter indentation: The columns that all lines but the first leave free.
    package func folded(width: Int, indentation: Int = 0) -> [String] {
        var lines: [String] = []
        var line = ""
        var rest = Substring(self)
        let margin = String(repeating: " ", count: indentation)
        while !rest.isEmpty {
            let room = width - line.displayWidth
            let fitting = rest.prefix(fittingIn: room)
            if fitting.endIndex == rest.endIndex {
                line += fitting
                break
            }
            let space = fitting.lastIndex(of: " ").flatMap { $0 > rest.startIndex ? $0 : nil }
            let cut = rest[fitting.endIndex] == " " ? fitting.endIndex : space ?? fitting.endIndex
            lines.append(line + rest[..<cut])
            rest = rest[cut...].drop { $0 == " " }
            line = margin
        }
        return lines + [line]
    }
}

extension Substring {
    /// The longest beginning that takes at most `columns`, and one character at least.
    fileprivate func prefix(fittingIn columns: Int) -> Substring {
        var used = 0
        var end = startIndex
        while end < endIndex {
            used += self[end].displayWidth
            if used > columns && end > startIndex { break }
            end = index(after: end)
        }
        return self[..<end]
    }
}

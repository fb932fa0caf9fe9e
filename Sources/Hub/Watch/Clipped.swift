import LessonKit
import Marbles
import Terminal

extension String {
    /// The columns it takes on a terminal, without the codes for styles in it.
    var shownWidth: Int {
        var isCode = false
        return reduce(0) { width, character in
            if character == "\u{1B}" { isCode = true }
            guard isCode else { return width + character.displayWidth }
            if character.isLetter { isCode = false }
            return width
        }
    }

    /// As much of it as fits into `width` columns, with all its codes for styles.
    func clipped(to width: Int) -> String {
        guard shownWidth > width else { return self }
        var result = ""
        var used = 0
        var isCode = false
        for character in self {
            if character == "\u{1B}" { isCode = true }
            if isCode {
                result.append(character)
                if character.isLetter { isCode = false }
            } else if used + character.displayWidth <= width {
                used += character.displayWidth
                result.append(character)
            } else {
                // Nothing narrower that comes later may take its place.
                used = width
            }
        }
        return result
    }
}

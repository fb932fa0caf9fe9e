import Marbles
import Terminal

/// The last lines that a played screen's streams have put out, as many as there is room for.
struct SaidLines {
    let lines: [String]

    init(_ said: [OutputLine], width: Int, height: Int, _ ink: Ink) {
        var lines: [String] = []
        for line in said.reversed() {
            let shown = SaidLines.folded(line, width: width, ink)
            // The last is shown as far as it goes; of the others only what is whole.
            if lines.isEmpty {
                lines = Array(shown.prefix(max(0, height)))
            } else if lines.count + shown.count <= height {
                lines = shown + lines
            } else {
                break
            }
        }
        self.lines = lines
    }

    /// The queue it was said on, and what was said.
    private static func folded(_ line: OutputLine, width: Int, _ ink: Ink) -> [String] {
        let queue = (line.queue ?? "").padded(to: 8) + " "
        let fits = queue.displayWidth <= width / 2
        let indentation = fits ? queue.displayWidth : 2
        var lines = fits ? [] : [ink.paint(queue, .quiet)]
        for part in line.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for piece in Wrap.pieces(String(part), width: width - indentation) {
                let prefix = lines.isEmpty ? ink.paint(queue, .quiet) : String(repeating: " ", count: indentation)
                lines.append(prefix + piece)
            }
        }
        return lines
    }
}

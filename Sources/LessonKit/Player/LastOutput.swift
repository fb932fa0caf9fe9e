import Terminal

/// The last lines of output of a played screen, as many as there is room for.
struct LastOutput {
    let lines: [StyledLine]

    init(_ output: [OutputLine], on page: Page, height: Int) {
        var lines: [StyledLine] = []
        for line in output.reversed() {
            let shown = page.output(line.queue.map { $0.padded(to: 8) + " " } ?? "", line.text, width: page.width)
            // The last one is shown as far as it fits. The others are shown whole or not at all.
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
}

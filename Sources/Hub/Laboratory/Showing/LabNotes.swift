import Streams

extension LabResult {
    /// What the picture cannot say: the reason of an error, and where it was cut.
    var notes: [String] {
        var notes: [String] = []
        if let error { notes.append("The error at tick \(error.tick): \(error.text).") }
        switch ending {
        case .over: break
        case .endless(let tick): notes.append("It goes on without an end. The picture stops at tick \(tick).")
        case .tooMuch(let tick):
            notes.append("The laboratory stopped it at tick \(tick), after 2000 elements or subscriptions.")
        }
        if output.count > mostElements {
            notes.append("The picture shows the first \(mostElements) of \(output.count) events.")
        }
        for input in inner + inputs where input.subscriptions.count > Self.mostRows {
            notes.append(
                "\(input.source.label) has \(input.subscriptions.count) subscriptions. The picture shows the first \(Self.mostRows)."
            )
        }
        return notes
    }

    /// The error of the output, if it says more than that it is one.
    private var error: (tick: Int, text: String)? {
        guard let last = output.last, let error = last.value.error, "\(error)" != "error" else { return nil }
        let text = (error as? RxError)?.debugDescription ?? "\(error)"
        return (last.time, (text.last == "." ? String(text.dropLast()) : text).printable)
    }
}

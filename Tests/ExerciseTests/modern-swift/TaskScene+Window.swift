import ExerciseSupport

extension TaskScene {
    /// Opens a window, and sends headlines: "free" lets go of the window, "end" ends the stream.
    ///
    /// - Parameter other: What happens when the window is there, before the headlines.
    func open(
        _ script: [String], early: [String] = [], beside other: () throws -> Void = {},
        _ make: @escaping @MainActor (AsyncStream<String>, @escaping @MainActor (String) -> Void) throws -> AnyObject
    ) throws {
        let (site, window) = (site, Box<AnyObject?>(nil))
        var (headlines, sender): (AsyncStream<String>?, AsyncStream<String>.Continuation?) = (nil, nil)
        (headlines, sender) = { ($0.stream, $0.continuation) }(AsyncStream.makeStream(of: String.self))
        sender?.onTermination = { _ in site.add("the loop is over") }
        let stream = Box(headlines)
        headlines = nil
        let send = Sent(sender)
        for text in early {
            site.add("send \(text)")
            try play { send.value?.yield(text) }
        }
        let over = site.count("the loop")
        var written = site.count("writes") + early.count
        try playOnMain(until: Awaited(start: "writes", count: written)) {
            guard let headlines = stream.value else { return }
            stream.value = nil
            window.value = try make(headlines) { site.add("writes \($0)") }
        }
        let others = site.count("the loop")
        try other()
        let end = Awaited(start: "the loop", count: over + site.count("the loop") - others + 1)
        written = site.count("writes")
        for text in script {
            site.add(text.count > 1 ? text : "send \(text)")
            let isHeld = window.value != nil
            switch text {
            case "free":
                weak let freed = window.value
                try play(until: end) { window.value = nil }
                isKept = isKept || freed != nil
            case "end": try play(until: end) { send.value?.finish() }
            default:
                written += isHeld ? 1 : 0
                try play(until: Awaited(start: "writes", count: written)) { send.value?.yield(text) }
            }
        }
        look()
        // A window that is still held ends here, after the last line that counts.
        site.add("(the end)")
        try play(until: end) { window.value = nil }
    }

    /// Whether the loop is over right after the window was freed.
    var isOverWhenFreed: Bool {
        guard let index = lines.firstIndex(of: "free") else { return true }
        return lines.dropFirst(index + 1).first == "the loop is over"
    }
}

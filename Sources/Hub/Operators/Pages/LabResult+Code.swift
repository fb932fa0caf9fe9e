import Marbles

/// A run as the catalogue shows it. The laboratory also names ticks that are no arguments in code: those of a second subscriber,
/// of `connect()`.
extension LabResult {
    /// The chain as in code: `publish().refCount()`.
    var codeTitle: String { request.stages.map(\.codeTitle).joined(separator: ".") }

    /// The picture, with the operators as in code.
    var codeTimeline: Timeline {
        var titles = request.stages.map(\.codeTitle)[...]
        return Timeline(
            timelineRows.map { picture in
                var row = picture.row
                if picture.isStage, let title = titles.popFirst() { row.label = title }
                return row
            })
    }

    /// The output in words, and when somebody else comes.
    var codeSentence: String {
        ([sentence.replacing(request.title.printable, with: codeTitle)] + request.stages.compactMap(\.guest))
            .joined(separator: " ")
    }
}

extension LabRequest.Stage {
    /// The operator with its arguments, as in code.
    var codeTitle: String {
        let text = arguments.first?.text ?? ""
        return switch (name, arguments.count) {
        case ("publish", _): "publish()"
        case ("refCount", _): "publish().refCount()"
        case ("replay", _): "replay(\(text))"
        case ("replayAll", _): "replayAll()"
        case ("share", 1): "share()"
        case ("share", _): "share(replay: \(text))"
        case ("retry(when:)", _): "retry(when: { $0.delay(\(text)) })"
        default: title
        }
    }

    /// What happens at a tick that is no argument in code.
    fileprivate var guest: String? {
        for (parameter, argument) in zip(form.parameters, arguments) {
            if parameter.name == "second" { return "A second subscriber comes at tick \(argument.text)." }
            if parameter.name == "connect" { return "connect() is called at tick \(argument.text)." }
        }
        return nil
    }
}

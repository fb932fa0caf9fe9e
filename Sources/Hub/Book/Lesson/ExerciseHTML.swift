import LessonKit

/// An exercise as nobody has written in it yet, with its hints.
struct ExerciseHTML {
    let lesson: Course.Lesson
    let exercise: Course.Exercise
    let hints: [[MarkdownBlock]]
    /// What stands below it on paper; nil on a screen, where it says how it is checked.
    var below: HTML?
    let blocks: BlockHTML

    private var id: String { "exercise-\(exercise.number)" }

    var html: HTML {
        let task = (exercise.untouched ?? exercise.written).map { ExerciseTask($0) }
        return .tag(
            "article",
            [
                "class": "exercise", "id": id, "data-place": exercise.setting?.place.rawValue,
                "data-minutes": exercise.setting.map { "\($0.minutes)" },
                "data-full": exercise.setting.map { "\($0.minutes)" }, "aria-labelledby": "\(id)-title",
            ],
            [
                .tag(
                    "h3", ["id": "\(id)-title"],
                    [.tag("span", ["class": "number"], [.text("\(exercise.number)")]), " ", .text(exercise.title)]),
                .tag("p", ["class": "kind"], [.text(kind)]),
            ] + Self.joined(task?.parts ?? []).map(part) + [stub(task?.code ?? [])] + hints.indices.map(hint)
                + [below ?? check])
    }

    /// `Repair · in class · 6 minutes`
    private var kind: String {
        let setting = exercise.setting.map { setting in
            [setting.place == .inClass ? "in class" : "at home", setting.minutes.of("minute")]
        }
        return ((exercise.kind.isEmpty ? [] : [exercise.kind]) + (setting ?? [])).joined(separator: " · ")
    }

    /// Code and diagrams with an empty line in them are one block each.
    private static func joined(_ parts: [ExerciseTask.Part]) -> [ExerciseTask.Part] {
        parts.reduce(into: []) { joined, part in
            switch (joined.last, part) {
            case (.code(let lines)?, .code(let more)): joined[joined.count - 1] = .code(lines + [""] + more)
            case (.diagram(let rows)?, .diagram(let more)): joined[joined.count - 1] = .diagram(rows + [""] + more)
            default: joined.append(part)
            }
        }
    }

    private func part(_ part: ExerciseTask.Part) -> HTML {
        switch part {
        case .prose(let text): .tag("p", blocks.inline.html(text))
        case .list(let items):
            .tag(
                items.first?.marker.first?.isNumber == true ? "ol" : "ul",
                items.map { .tag("li", blocks.inline.html($0.text)) })
        case .code(let lines): .code(lines)
        case .diagram(let rows):
            .tag("pre", ["class": "diagram"], [.tag("code", [.text(rows.joined(separator: "\n"))])])
        }
    }

    private func stub(_ code: [String]) -> HTML {
        code.isEmpty ? .nothing : .tag("div", ["class": "stub"], [.code(code)])
    }

    private func hint(_ index: Int) -> HTML {
        .tag(
            "details", ["class": "hint"],
            [.tag("summary", [.text("Hint \(index + 1) of \(hints.count)")])] + blocks.html(hints[index]))
    }

    private var check: HTML {
        .tag(
            "p", ["class": "check"],
            [
                "Your answer goes into ", .tag("code", [.text(exercise.path)]), ". Check it: ",
                .tag("code", [.text("swift run workbook check \(lesson.name) \(exercise.number)")]),
            ])
    }
}

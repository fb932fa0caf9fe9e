import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `6 · A cat flap`() {}

    private static let check = Check(row, solution: Solution.exercise6, in: Scene<Never>.self) { check in
        for list in [
            "1 a, 3 b, 3 c, 6 |", "0 a, 1 b, 2 |", "0 z, 0 a, 0 z, 0 #", "4 x, 12 y", "2 a, 2 a, 2 a, 3 a, 3 |", "7 |",
            "10 é, 10 |", "0 k", "",
        ] { check.call("row of [\(list)]") { try $0(marks(list)) } }

        check.mistake(
            "Your row of an empty list is not empty. How many ticks does a row without a mark have?",
            madeBy: { $0.isEmpty ? "-" : Solution.exercise6(of: $0) },
            orBy: { $0.isEmpty ? "|" : Solution.exercise6(of: $0) }
        ) { $0.list.isEmpty }
        check.mistake(
            "Your row has a character that is neither a sign of the list nor one of - ( ).",
            madeBy: { Solution.exercise6(of: $0).replacing("(", with: "[").replacing(")", with: "]") },
            orBy: { "^" + Solution.exercise6(of: $0) },
            { drawn($0) { bracket($0.map { "\($0)" }.joined(separator: ",")) } }
        ) { scene in scene.drawn.contains { !"-() \n".contains($0) && !scene.list.contains($0) } }
        check.mistake(
            "Your row has no bracket, and some marks share a tick. How do you draw what shares a tick?",
            step: "A queue at noon", madeBy: { drawn($0) { String($0) } }
        ) { $0.hasSharedTick && !$0.drawn.contains("(") && $0.signs == $0.list }
        check.mistake(
            "Your row has a bracket in each tick with a mark. Where is a bracket needed?",
            madeBy: { drawn($0) { "(\(String($0)))" } }
        ) { $0.signs == $0.list && $0.brackets == $0.ticks && $0.wanted.count { $0 == "(" } < $0.ticks }
        check.mistake(
            "A bracket of your row has more in it than the signs of its tick. What stands between two signs?",
            step: "A queue at noon", madeBy: { drawn($0) { bracket($0.map { "\($0)" }.joined(separator: "-")) } },
            orBy: { drawn($0) { bracket($0.map { "\($0)" }.joined(separator: " ")) } }
        ) { $0.signs == $0.list && $0.drawn.contains(#/\([^)]*[- ]/#) }
        check.mistake(
            "Your row has fewer marks than the list. Each mark is drawn, also if its sign comes twice in a tick.",
            madeBy: { String(Solution.exercise6(of: $0).dropLast()) },
            orBy: { drawn($0) { bracket(String(Set($0).sorted())) } },
            { drawn($0) { String($0[0]) } }, { drawn($0) { String($0[$0.count - 1]) } },
            { drawn($0) { bracket(String($0.prefix(2))) } }
        ) { $0.signs.count < $0.list.count }
        check.mistake(
            "In a bracket of your row the signs have another order than in the list.",
            madeBy: { drawn($0) { bracket(String($0.sorted())) } },
            orBy: { drawn($0) { bracket(String($0.reversed())) } }
        ) { $0.signs != $0.list && $0.signs.sorted() == $0.list.sorted() }
        check.mistake(
            "Your row goes on after its last mark. Where does the text end it?",
            madeBy: { Solution.exercise6(of: $0) + "-" }, orBy: { Solution.exercise6(of: $0) + "\n" },
            { (0..<10).reduce(Solution.exercise6(of: $0)) { row, tick in row.count > tick ? row : row + "-" } }
        ) { $0.drawn.hasPrefix($0.wanted) }
        check.mistake(
            "Your row begins one tick late or one tick early. What is the number of the first column?",
            step: "A bus every 300 ms",
            madeBy: { "-" + Solution.exercise6(of: $0) }, orBy: { String(Solution.exercise6(of: $0).dropFirst()) }
        ) { "-" + $0.wanted == $0.drawn || "-" + $0.drawn == $0.wanted }
        check.mistake(
            "In your row an end stands behind a bracket, and it shares the tick of that bracket. Where does it belong?",
            step: "A queue at noon",
            madeBy: { Solution.exercise6(of: $0).replacing("#)", with: ")#").replacing("|)", with: ")|") }
        ) { $0.signs == $0.list && $0.wanted.contains(#/[|#]\)/#) && $0.drawn.contains(#/\)[|#]/#) }
        check.mistake(
            "After a bracket your row has too few ticks or too many. A bracket is one tick, however wide it is.",
            step: "A queue at noon",
            madeBy: { marks in
                var row = ""
                for tick in 0...max(0, marks.last?.tick ?? 0) {
                    let signs = marks.filter { $0.tick == tick }.map(\.sign)
                    if !signs.isEmpty { row += bracket(String(signs)) } else if row.count <= tick { row += "-" }
                }
                return marks.isEmpty ? "" : row
            },
            orBy: { Solution.exercise6(of: $0).replacing("--", with: "-") }
        ) { $0.hasSharedTick && $0.signs == $0.list && $0.beginning(of: $0.drawn) == $0.beginning(of: $0.wanted) }
        check.mistake(
            "Your row has too few ticks or too many. Count the columns before each mark, and a bracket as one.",
            madeBy: { Solution.exercise6(of: $0.map { Mark(tick: 2 * $0.tick, sign: $0.sign) }) }
        ) { $0.signs == $0.list && $0.brackets == $0.wanted.count { $0 == "(" } }

        check.rejects(
            { Solution.exercise6(of: $0).replacing(")", with: "") },
            { Solution.exercise6(of: $0).replacing("#", with: "|") },
            { drawn($0) { $0.count == 1 ? String($0) : $0.map { "(\($0))" }.joined() } })
        check.hardCoded { _ in "-a-(bc)--|" }

        check.accepts("an array of texts, tick by tick") { marks in
            var ticks = [String](repeating: "", count: (marks.map(\.tick).max() ?? -1) + 1)
            for mark in marks { ticks[mark.tick].append(mark.sign) }
            return ticks.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
        }
    }

    /// The signs of a tick, in a bracket if there are several.
    private static func bracket(_ signs: String) -> String { signs.count > 1 ? "(\(signs))" : signs }

    /// `1 a, 3 b`: a tick and a sign each.
    private static func marks(_ list: String) -> [Mark] {
        list.split(separator: ", ").map { mark in
            let parts = mark.split(separator: " ")
            return Mark(tick: Int(parts[0]) ?? 0, sign: parts[1].first ?? " ")
        }
    }

    /// A row in which `draw` draws the ticks that have marks.
    private static func drawn(_ marks: [Mark], _ draw: ([Character]) -> String) -> String {
        guard let last = marks.last else { return "" }
        return (0...last.tick).map { tick in
            let signs = marks.filter { $0.tick == tick }.map(\.sign)
            return signs.isEmpty ? "-" : draw(signs)
        }.joined()
    }

    fileprivate static func marks(of scene: Scene<Never>) -> [Mark] {
        marks(String(scene.notes.first?.name.dropFirst("row of [".count).dropLast() ?? ""))
    }
}

extension Scene<Never> {
    /// The marks that it was called with.
    private var marks: [Mark] { `marble-diagrams`.marks(of: self) }
    fileprivate var list: [Character] { marks.map(\.sign) }
    /// What the answer draws, without the quotes of the note.
    fileprivate var drawn: String { String(notes.first?.value.dropFirst().dropLast() ?? "") }
    fileprivate var wanted: String { Solution.exercise6(of: marks) }
    fileprivate var signs: [Character] { drawn.filter { !"-() \n".contains($0) }.map { $0 } }
    /// The number of ticks that have a mark.
    fileprivate var ticks: Int { Set(marks.map(\.tick)).count }
    fileprivate var hasSharedTick: Bool { ticks < marks.count }
    fileprivate var brackets: Int { drawn.count { $0 == "(" } }
    fileprivate func beginning(of row: String) -> Substring { row.prefix { $0 != "(" } }
}

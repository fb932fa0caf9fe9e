import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(ACatFlap.exercise)) func `6 · A cat flap`() {}
}

struct ACatFlap {
    static let exercise = Check(row, solution: Solution.row, in: Scene<Never>.self) { check in
        for list in [
            "1 a, 3 b, 3 c, 6 |", "0 a, 1 b, 2 |", "0 z, 0 a, 0 z, 0 #", "4 x, 12 y", "2 a, 2 a, 2 a, 3 a, 3 |", "7 |",
            "10 é, 10 |", "0 k", "",
        ] {
            check.call("row of [\(list)]") { try $0(marks(list)) }
        }

        check.mistake(
            "Your row of an empty list is not empty. How many ticks does a row without a mark have?",
            madeBy: { $0.isEmpty ? "-" : Solution.row(of: $0) }, orBy: { $0.isEmpty ? "|" : Solution.row(of: $0) }
        ) { $0.list.isEmpty }
        check.mistake(
            "This is the row of the text's list, and another list came in.", madeBy: { _ in "-a-(bc)--|" }
        ) { $0.drawn == "-a-(bc)--|" }
        check.mistake(
            "Your row has a character that is neither a sign of the list nor one of - ( ).",
            madeBy: { Solution.row(of: $0).replacing("(", with: "[").replacing(")", with: "]") },
            orBy: { "^" + Solution.row(of: $0) },
            { marks in
                drawn(marks) { $0.count == 1 ? String($0) : "(" + $0.map { "\($0)" }.joined(separator: ",") + ")" }
            }
        ) { scene in scene.drawn.contains { !"-() \n".contains($0) && !scene.list.contains($0) } }
        check.mistake(
            "Your row has no bracket, and some marks share a tick. How do you draw what shares a tick?",
            step: "A queue at noon",
            madeBy: { marks in
                var row = ""
                for (index, mark) in marks.enumerated() {
                    let before = index == 0 ? -1 : marks[index - 1].tick
                    row += String(repeating: "-", count: max(0, mark.tick - before - 1)) + String(mark.sign)
                }
                return row
            }
        ) { $0.hasSharedTick && !$0.drawn.contains("(") && $0.signs == $0.list }
        check.mistake(
            "Your row has a bracket in each tick with a mark. Where is a bracket needed?",
            madeBy: { marks in drawn(marks) { "(\(String($0)))" } }
        ) {
            $0.signs == $0.list && $0.drawn.count { $0 == "(" } == $0.ticks && $0.wanted.count { $0 == "(" } < $0.ticks
        }
        check.mistake(
            "In your row each sign of a shared tick has a bracket of its own. What does one bracket stand for?",
            step: "A queue at noon",
            madeBy: { marks in drawn(marks) { $0.count == 1 ? String($0) : $0.map { "(\($0))" }.joined() } }
        ) { $0.signs == $0.list && $0.drawn.contains(")(") && !$0.wanted.contains(")(") }
        check.mistake(
            "Your row opens a bracket and does not close it.", madeBy: { Solution.row(of: $0).replacing(")", with: "") }
        ) { $0.drawn.count { $0 == "(" } > $0.drawn.count { $0 == ")" } }
        check.mistake(
            "A bracket of your row has more in it than the signs of its tick. What stands between two signs?",
            step: "A queue at noon",
            madeBy: { marks in
                drawn(marks) { $0.count == 1 ? String($0) : "(" + $0.map { "\($0)" }.joined(separator: "-") + ")" }
            },
            orBy: { marks in
                drawn(marks) { $0.count == 1 ? String($0) : "(" + $0.map { "\($0)" }.joined(separator: " ") + ")" }
            }
        ) { scene in
            scene.drawn.contains { $0 == "(" }
                && scene.drawn.filter { $0 != "-" && $0 != " " } == scene.wanted.filter { $0 != "-" }
                && scene.drawn.withoutBrackets == scene.wanted.withoutBrackets
        }
        check.mistake(
            "Your row lost a mark that comes twice in one tick. Both belong to it.",
            madeBy: { marks in
                drawn(marks) { signs in
                    let once = signs.reduce(into: [Character]()) { if !$0.contains($1) { $0.append($1) } }
                    return once.count == 1 ? String(once) : "(\(String(once)))"
                }
            }
        ) { $0.signs.count < $0.list.count && Set($0.signs) == Set($0.list) }
        check.mistake(
            "Your row keeps one mark of a tick, and the others of that tick are lost.",
            madeBy: { marks in drawn(marks) { String($0[0]) } },
            orBy: { marks in drawn(marks) { String($0[$0.count - 1]) } }
        ) { $0.signs.count == $0.ticks && $0.hasSharedTick && !$0.drawn.contains("(") }
        check.mistake(
            "Your row has fewer marks than the list. Which ones are missing?",
            madeBy: { String(Solution.row(of: $0).dropLast()) },
            orBy: { marks in drawn(marks) { $0.count == 1 ? String($0) : "(\($0[0])\($0[1]))" } }
        ) { $0.signs.count < $0.list.count }
        check.mistake(
            "In a bracket of your row the signs have another order than in the list.",
            madeBy: { marks in drawn(marks) { $0.count == 1 ? String($0) : "(\(String($0.sorted())))" } },
            orBy: { marks in drawn(marks) { $0.count == 1 ? String($0) : "(\(String($0.reversed())))" } }
        ) { $0.signs != $0.list && $0.signs.sorted() == $0.list.sorted() }
        check.mistake(
            "Your row goes on after its last mark. Where does the text end it?",
            madeBy: { Solution.row(of: $0) + "-" },
            orBy: { Solution.row(of: $0).padding(to: 10) }, { Solution.row(of: $0) + "\n" }
        ) { $0.drawn.hasPrefix($0.wanted) }
        check.mistake(
            "Your row begins one tick late or one tick early. What is the number of the first column?",
            step: "A bus every 300 ms",
            madeBy: { "-" + Solution.row(of: $0) }, orBy: { String(Solution.row(of: $0).dropFirst()) }
        ) { "-" + $0.wanted == $0.drawn || "-" + $0.drawn == $0.wanted }
        check.mistake(
            "After a bracket your row has too few ticks or too many. A bracket is one tick, however wide it is.",
            step: "A queue at noon",
            madeBy: { marks in
                var row = ""
                for tick in 0...max(0, marks.last?.tick ?? 0) {
                    let signs = marks.filter { $0.tick == tick }.map(\.sign)
                    if signs.count > 1 {
                        row += "(\(String(signs)))"
                    } else if let sign = signs.first {
                        row.append(sign)
                    } else if row.count <= tick {
                        row += "-"
                    }
                }
                return marks.isEmpty ? "" : row
            },
            orBy: { Solution.row(of: $0).replacing("--", with: "-") }
        ) { $0.hasSharedTick && $0.signs == $0.list && $0.isRightUpToABracket }
        check.mistake(
            "Your row has too few ticks or too many between two marks.",
            madeBy: { marks in
                var last = 0
                return Set(marks.map(\.tick)).sorted().map { tick in
                    defer { last = tick }
                    let signs = String(marks.filter { $0.tick == tick }.map(\.sign))
                    return String(repeating: "-", count: tick - last) + (signs.count == 1 ? signs : "(\(signs))")
                }.joined()
            }
        ) { $0.signs == $0.list }
        check.rejects("an end is always a bar") { Solution.row(of: $0).replacing("#", with: "|") }
        check.hardCoded { _ in "-a-(bc)--|" }

        check.accepts("an array of texts, tick by tick") { marks in
            var ticks = [String](repeating: "", count: (marks.map(\.tick).max() ?? -1) + 1)
            for mark in marks { ticks[mark.tick].append(mark.sign) }
            return ticks.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
        }
        check.accepts("a dictionary") { marks in
            guard let last = marks.map(\.tick).max() else { return "" }
            let byTick = Dictionary(grouping: marks, by: \.tick)
            return (0...last).map { tick in
                let signs = String((byTick[tick] ?? []).map(\.sign))
                return signs.isEmpty ? "-" : signs.count > 1 ? "(" + signs + ")" : signs
            }.joined()
        }
    }

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
    private var marks: [Mark] { ACatFlap.marks(of: self) }
    fileprivate var list: [Character] { marks.map(\.sign) }
    /// What the answer draws, without the quotes of the note.
    fileprivate var drawn: String { String(notes.first?.value.dropFirst().dropLast() ?? "") }
    fileprivate var wanted: String { Solution.row(of: marks) }
    fileprivate var signs: [Character] { drawn.filter { !"-() \n".contains($0) }.map { $0 } }
    fileprivate var isRightUpToABracket: Bool { drawn.prefix { $0 != "(" } == wanted.prefix { $0 != "(" } }
    /// The number of ticks that have a mark.
    fileprivate var ticks: Int { Set(marks.map(\.tick)).count }
    fileprivate var hasSharedTick: Bool { ticks < marks.count }
}

extension String {
    fileprivate var withoutBrackets: String { replacing(#/\([^)]*\)/#, with: "()") }
    fileprivate func padding(to length: Int) -> String { self + String(repeating: "-", count: max(0, length - count)) }
}

import LessonKit
import Terminal

/// The operators to choose from.
struct LabChooser {
    struct Entry {
        let one: LabOperator
        let category: String
        /// What it does, in a sentence.
        var summary: String
    }

    enum Choice {
        case chosen(LabOperator)
        /// The list was left.
        case left
    }

    private var entries: [Entry]
    private var otherNames: [String: String] = [:]
    private var isChain = false
    private(set) var filter = ""
    /// The entry that is marked, by its number in `shown`.
    private(set) var marked = 0
    /// The entries that fit the filter, the best first.
    private(set) var shown: [Entry]

    init() {
        entries = LabOperator.categories.flatMap { category, operators in
            operators.map {
                Entry(one: $0, category: OperatorDoc.title(of: category), summary: $0.meaning)
            }
        }
        shown = entries
    }

    /// Takes what others call operators, and what they do where the laboratory does not know it itself.
    mutating func take(_ knowledge: LabKnowledge) {
        otherNames = knowledge.otherNames
        func known(_ entry: Entry) -> Entry {
            guard entry.summary.isEmpty, let summary = knowledge.summaries[entry.one.name] else { return entry }
            var entry = entry
            entry.summary = summary.replacing("`", with: "")
            return entry
        }
        (entries, shown) = (entries.map(known), shown.map(known))
    }

    var entry: Entry? { shown.indices.contains(marked) ? shown[marked] : nil }

    /// The summary of an operator.
    func summary(of name: String) -> String { entries.first { $0.one.typed == name }?.summary ?? "" }

    /// Shows all, with one that is marked. For the rest of a chain it shows those that can follow another one.
    mutating func begin(at name: String = "", isChain: Bool = false) {
        self.isChain = isChain
        (filter, shown) = ("", offered)
        marked = shown.firstIndex { $0.one.typed == name } ?? 0
    }

    private var offered: [Entry] { isChain ? entries.filter(\.one.canFollow) : entries }

    mutating func mark(_ index: Int) { marked = min(max(0, index), max(0, shown.count - 1)) }

    mutating func press(_ key: Key, page: Int) -> Choice? {
        switch key {
        case .up: mark(marked - 1)
        case .down, .tab: mark(marked + 1)
        case .shiftTab: mark(marked - 1)
        case .pageUp: mark(marked - page)
        case .pageDown: mark(marked + page)
        case .home: mark(0)
        case .end: mark(shown.count - 1)
        case .enter: return entry.map { .chosen($0.one) }
        case .escape:
            if filter.isEmpty { return .left }
            set(filter: "")
        case .backspace: set(filter: String(filter.dropLast()))
        case .character(let character) where filter.count < 40 && !(character == " " && filter.isEmpty):
            set(filter: filter + String(character))
        default: break
        }
        return nil
    }

    private mutating func set(filter: String) {
        guard filter != self.filter else { return }
        (self.filter, marked) = (filter, 0)
        let wanted = filter.lowercased().trimmingTrailingSpaces()
        guard !wanted.isEmpty else {
            shown = offered
            return
        }
        let near = Nearest.names(to: wanted, in: entries.map(\.one.typed))
        let elsewhere = otherNames.filter { $0.key.hasPrefix(wanted) }.map(\.value)
        let ranked = offered.compactMap { entry in
            rank(entry, wanted, near: near, elsewhere: elsewhere).map { (entry, $0) }
        }
        shown = ranked.enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }

    /// How well an entry fits; nil if it does not.
    private func rank(_ entry: Entry, _ wanted: String, near: [String], elsewhere: [String]) -> Int? {
        let names = [entry.one.typed.lowercased(), entry.one.name.lowercased()]
        if names.contains(wanted) { return 0 }
        if names.contains(where: { $0.hasPrefix(wanted) }) { return 1 }
        if names.contains(where: { $0.contains(wanted) }) { return 2 }
        if elsewhere.contains(entry.one.typed) { return 3 }
        if let place = near.firstIndex(of: entry.one.typed) { return 4 + place }
        return wanted.count > 2 && entry.summary.lowercased().contains(wanted) ? 9 : nil
    }
}

import Foundation
import LessonKit
import Marbles

extension HubCommand {
    static let update = HubCommand(
        name: "update", words: "[branch]", count: 0...1,
        meaning: "Brings a git clone to the next version of the course, with your answers in it. "
            + "Without a name it takes the branch that the clone follows."
    ) { hub, arguments in
        let checkout = try Checkout(containing: hub.directory)
        let lock = try wait(hub, checkout)
        defer { lock.release() }
        hub.onProgress("Looking for the next version …")
        let done = try Update(checkout, branch: arguments.word(0)).perform()
        var blocks: [Block] = done.leftOff.map { [.prose("The \($0) that was not finished is given up.")] } ?? []
        blocks.append(
            .prose(
                done.isChanged
                    ? "This is the version of \(done.date) now."
                    : "This is the newest version already, of \(done.date)."))
        blocks += done.carried.blocks
        if done.isChanged {
            blocks += [
                .gap, .prose("Git has all files as they were before:"), .command("git show --stat \(done.before)"),
            ]
        }
        return Answer(blocks: blocks, status: done.carried.hasKept ? Hub.Exit.notAllPassed : 0)
    }

    static let adopt = HubCommand(
        name: "adopt", words: "[old-folder]", count: 0...1,
        meaning: "Brings your answers, your progress and your sketches from an older folder into this one. "
            + "Without a folder it brings back answers that have passed and are not there any more."
    ) { hub, arguments in
        let course = try hub.course()
        let lock = try wait(hub, course.checkout)
        defer { lock.release() }
        let adoption = Adoption(course: course)
        let new = Dictionary(course.lessons.flatMap(\.exercises).map { ($0.path, $0.untouched) }) { one, _ in one }
        var memory = Memory(course.checkout)
        guard let name = arguments.word(0) else {
            let passed = PassedAnswers(checkout: course.checkout)
            let lost = passed.lost(course, memory.notebook())
            let matches = ExerciseMatches(
                old: Array(new.keys), new: Array(new.keys), oldText: { _ in nil }, newText: { _ in nil })
            let carried = try adoption.adopt(passed.answers(to: lost), matches)
            let none: [Block] = [.prose("No answer that has passed is missing. Nothing was changed.")]
            return Answer(
                blocks: lost.isEmpty ? none : carried.blocks, notes: memory.notes,
                status: carried.hasKept ? Hub.Exit.notAllPassed : 0)
        }
        let folder = URL(fileURLWithPath: name, relativeTo: hub.directory)
        guard let there = try? Checkout(containing: folder), let old = try? Course(there) else {
            throw UpdateError.noWorkbook(name)
        }
        guard there != course.checkout else { throw UpdateError.sameFolder }
        let before = Dictionary(old.lessons.flatMap(\.exercises).map { ($0.path, $0.untouched) }) { one, _ in one }
        let matches = ExerciseMatches(
            old: Array(before.keys), new: Array(new.keys), oldText: { before[$0] ?? nil }, newText: { new[$0] ?? nil })
        let carried = try adoption.adopt(Adoption.answers(in: old), matches)
        let different = try adoption.copyOthers(from: there)
        let titles = matches.renames.compactMap { rename -> (String, String)? in
            guard let one = ExerciseTitle(rename.old, (before[rename.old] ?? nil) ?? ""),
                let other = ExerciseTitle(rename.new, (new[rename.new] ?? nil) ?? "")
            else { return nil }
            return (one.key, other.key)
        }
        if case .success(let notebook) = Notebook.look(there) {
            memory.remember { $0.adopt(notebook, Dictionary(titles) { one, _ in one }) }
        }
        let sketches = different.map {
            Block.prose("\($0) is another one here. It stays, and so does that in \(name.printable).")
        }
        let nothing: [Block] =
            carried.isEmpty ? [.prose("No answer there is new. Your progress and your sketches are here.")] : []
        return Answer(
            blocks: nothing + carried.blocks + sketches, notes: memory.notes,
            status: carried.hasKept ? Hub.Exit.notAllPassed : 0)
    }

    /// A check builds what is being exchanged: one waits for the other.
    private static func wait(_ hub: Hub, _ checkout: Checkout) throws -> CheckLock {
        try CheckLock(for: checkout, in: BuildFolder(for: checkout)) {
            hub.onProgress($0)
            try Interruption.check()
        }
    }
}

extension [Carried] {
    fileprivate var hasKept: Bool { contains { if case .kept = $0.fate { true } else { false } } }

    /// What became of each, for the learner.
    fileprivate var blocks: [Block] {
        let moved = count { $0.fate != .merged } - kept.count
        let merged = filter { $0.fate == .merged }
        var blocks: [Block] = []
        if moved > 0 {
            blocks.append(.prose("\(moved.of("answer")) stand\(moved == 1 ? "s" : "") under the new text."))
        }
        if !merged.isEmpty {
            blocks.append(.prose("Here the code around your answer is new as well. Check it:"))
            blocks += merged.map { .indented(by: 4, [.whole($0.path)]) }
        }
        for (path, copy, why) in kept {
            blocks += [.prose("\(path) \(why). Yours is kept:"), .indented(by: 4, [.whole(copy)])]
        }
        return blocks
    }

    private var kept: [(path: String, copy: String, why: String)] {
        compactMap { if case .kept(let copy, let why) = $0.fate { ($0.path, copy, why) } else { nil } }
    }
}

import Foundation
import LessonKit

/// Brings what a learner has written from a commit to the next version of the course, as a tree of git.
///
/// Nothing in the checkout changes, but for copies in `.workbook/kept`.
struct Carrying {
    let git: Git
    let checkout: Checkout
    /// The version that the learner began with.
    let old: String
    let new: String
    let scratch: URL
    /// The files that git could not merge: as the course had them, and as the learner has them.
    var unmerged: [String: (old: String, own: String)] = [:]

    /// A file in a commit.
    private struct Blob: Equatable {
        let mode: String
        let number: String
    }

    /// A text that the learner has written or changed.
    private struct Change {
        let path: String
        let own: Blob
        /// As the learner began with it; nil if it is the learner's own file.
        let base: Blob?
        /// Where it belongs, and what the new version has there.
        let target: String
        let there: Blob?

        /// What a merge of it reads.
        var toMerge: [Blob] {
            guard let base, let there, there != own, own.mode != "120000" else { return [] }
            return [base, own, there]
        }
    }

    /// The exercises of both versions.
    func matches() throws -> ExerciseMatches { matches(try files(of: old), try files(of: new)) }

    private func matches(_ before: [String: Blob], _ now: [String: Blob]) -> ExerciseMatches {
        func text(_ blob: Blob?) -> String? { blob.flatMap { git(["cat-file", "blob", $0.number]) } }
        return ExerciseMatches(
            old: Array(before.keys), new: Array(now.keys), oldText: { text(before[$0]) }, newText: { text(now[$0]) })
    }

    /// - Parameter commit: what the learner has written.
    /// - Returns: The tree, and what became of each text.
    func tree(from commit: String) throws -> (tree: String, carried: [Carried]) {
        let (before, now, written) = (try files(of: old), try files(of: new), try files(of: commit))
        let (matches, marked) = (matches(before, now), marked(commit))
        let changes = written.sorted { $0.key < $1.key }
            .filter { path, blob in blob != before[path] || marked.contains(path) }
            .map { path, blob in
                let target = matches[path] ?? self.path(path, in: now)
                return Change(
                    path: path, own: unmerged[path].map { Blob(mode: blob.mode, number: $0.own) } ?? blob,
                    base: unmerged[path].map { Blob(mode: blob.mode, number: $0.old) } ?? before[path],
                    target: target, there: now[target])
            }
        let texts = try git.blobs(Set(changes.flatMap(\.toMerge).map(\.number)), scratch)
        var (put, merged, carried): ([String: Blob], [String: (mode: String, text: String)], [Carried]) = ([:], [:], [])
        for change in changes {
            let (path, own, target) = (change.path, change.own, change.target)
            func keep(_ why: String) throws {
                let copy = try KeptTexts(in: checkout.root).keepOnce(
                    git.data(["cat-file", "blob", own.number]), of: path)
                carried.append(Carried(path: path, fate: .kept(copy: copy, why: why)))
            }
            guard let there = change.there else {
                // Removed by the new version, or the learner's own.
                if change.base == nil { put[target] = own } else { try keep("is not in the course any more") }
                continue
            }
            if there == own { continue }
            if put[target] != nil || merged[target] != nil {
                if put[target] != own { try keep("is there a second time") }
            } else if there == change.base, unmerged[path] != nil || !marked.contains(path) {
                put[target] = own
            } else if let merge = merge(change, texts) {
                merged[target] = (there.mode, merge.text)
                carried.append(Carried(path: target, fate: merge.isCodeNew ? .merged : .moved))
            } else {
                try keep("does not fit the new text")
            }
        }
        let numbers = try write(merged.mapValues(\.text))
        return (
            try tree(put.merging(merged.map { ($0, Blob(mode: $1.mode, number: numbers[$0] ?? "")) }) { $1 }), carried
        )
    }

    /// Nil if the text does not fit, or is none.
    private func merge(_ change: Change, _ texts: [String: Data]) -> (text: String, isCodeNew: Bool)? {
        let parts = change.toMerge.compactMap { texts[$0.number] }.compactMap { String(data: $0, encoding: .utf8) }
        guard parts.count == 3 else { return nil }
        let merge = AnswerMerge(old: parts[0], written: parts[1], new: parts[2], scratch: scratch)
        let isExercise = ExerciseMatches.Name(change.path) != nil
        return (isExercise ? merge.exercise : merge.file).map { ($0, merge.isCodeNew) }
    }

    /// A lesson's files go with it where its number is another one.
    private func path(_ path: String, in now: [String: Blob]) -> String {
        let place = #/Lessons/[0-9]+(-[^/]+/.+)/#
        guard now[path] == nil, let match = path.wholeMatch(of: place) else { return path }
        return now.keys.first { $0.hasSuffix(match.1) && $0.wholeMatch(of: place)?.1 == match.1 } ?? path
    }

    /// The files in which somebody has committed the marks of a conflict.
    private func marked(_ commit: String) -> Set<String> {
        let found = git(["grep", "-l", "-z", "^<<<<<<< ", commit, "--", "Lessons"]) ?? ""
        return Set(found.split(separator: "\0").map { String($0.dropFirst(commit.count + 1)) })
    }

    private func files(of commit: String) throws -> [String: Blob] {
        let entries = try git.line(["ls-tree", "-r", "-z", commit]).split(separator: "\0").compactMap {
            entry -> (String, Blob)? in
            let parts = entry.split(separator: "\t", maxSplits: 1)
            let facts = parts[0].split(separator: " ")
            return parts.count == 2 && facts.count == 3
                ? (String(parts[1]), Blob(mode: String(facts[0]), number: String(facts[2]))) : nil
        }
        return Dictionary(entries) { $1 }
    }

    /// Writes texts into git.
    ///
    /// - Returns: The number of each.
    private func write(_ texts: [String: String]) throws -> [String: String] {
        guard !texts.isEmpty else { return [:] }
        let list = scratch.appendingPathComponent("list")
        let files = try texts.values.enumerated().map { index, text in
            let file = scratch.appendingPathComponent("text-\(index)")
            try Data(text.utf8).write(to: file)
            return checkout.relative(file.path)
        }
        try Data(files.map { "\($0)\n" }.joined().utf8).write(to: list)
        let numbers = try git.line(["hash-object", "-w", "--no-filters", "--stdin-paths"], input: list)
        return Dictionary(zip(texts.keys, numbers.split(separator: "\n").map(String.init))) { $1 }
    }

    /// The new version with other files in it.
    private func tree(_ put: [String: Blob]) throws -> String {
        let index = Git(in: checkout.root, index: scratch.appendingPathComponent("index"))
        let list = scratch.appendingPathComponent("list")
        try Data(put.map { "\($1.mode) \($1.number)\t\($0)\0" }.joined().utf8).write(to: list)
        _ = try index.line(["read-tree", new])
        _ = try index.line(["update-index", "-z", "--index-info"], input: list)
        return try index.line(["write-tree"])
    }
}

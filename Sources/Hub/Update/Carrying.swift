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

    /// The exercises of both versions.
    func matches() throws -> ExerciseMatches { matches(try files(of: old), try files(of: new)) }

    private func matches(_ before: [String: Blob], _ now: [String: Blob]) -> ExerciseMatches {
        ExerciseMatches(
            old: Array(before.keys), new: Array(now.keys), oldText: { before[$0].flatMap { try? text($0.number) } },
            newText: { now[$0].flatMap { try? text($0.number) } })
    }

    /// - Parameter commit: what the learner has written.
    /// - Returns: The tree, and what became of each text.
    func tree(from commit: String) throws -> (tree: String, carried: [Carried]) {
        let (before, now, written) = (try files(of: old), try files(of: new), try files(of: commit))
        let (matches, marked) = (matches(before, now), marked(commit))
        var (put, carried): ([String: Blob], [Carried]) = ([:], [])
        for (path, blob) in written.sorted(by: { $0.key < $1.key }) where blob != before[path] || marked.contains(path)
        {
            let own = unmerged[path].map { Blob(mode: blob.mode, number: $0.own) } ?? blob
            let base = unmerged[path].map { Blob(mode: blob.mode, number: $0.old) } ?? before[path]
            let isExercise = ExerciseMatches.Name(path) != nil
            let target = matches[path] ?? self.path(path, in: now)
            func keep(_ why: String) throws {
                let copy = try KeptTexts(in: checkout.root).keepOnce(
                    git.data(["cat-file", "blob", own.number]), of: path)
                carried.append(Carried(path: path, fate: .kept(copy: copy, why: why)))
            }
            guard let there = now[target] else {
                // Removed by the new version, or the learner's own.
                if base == nil { put[target] = own } else { try keep("is not in the course any more") }
                continue
            }
            if there == own { continue }
            if let other = put[target] {
                if other != own { try keep("is there a second time") }
            } else if there == base, unmerged[path] != nil || !marked.contains(path) {
                put[target] = own
            } else if let base, own.mode != "120000", let merged = try merged(base, own, there, isExercise) {
                put[target] = Blob(mode: there.mode, number: try write(merged.text))
                carried.append(Carried(path: target, fate: merged.isCodeNew ? .merged : .moved))
            } else {
                try keep("does not fit the new text")
            }
        }
        return (try tree(put), carried)
    }

    private func merged(_ base: Blob, _ own: Blob, _ there: Blob, _ isExercise: Bool) throws -> (
        text: String, isCodeNew: Bool
    )? {
        // Bytes that are no text would not come through.
        guard let written = String(data: try git.data(["cat-file", "blob", own.number]), encoding: .utf8) else {
            return nil
        }
        let merge = AnswerMerge(
            old: try text(base.number), written: written, new: try text(there.number), scratch: scratch)
        return (isExercise ? merge.exercise : merge.file).map { ($0, merge.isCodeNew) }
    }

    /// A lesson's files go with it where its number is another one.
    private func path(_ path: String, in now: [String: Blob]) -> String {
        guard now[path] == nil, let match = path.wholeMatch(of: #/Lessons/[0-9]+-([^/]+)/(.+)/#) else { return path }
        return now.keys.first {
            $0.wholeMatch(of: #/Lessons/[0-9]+-([^/]+)/(.+)/#).map { $0.1 == match.1 && $0.2 == match.2 } ?? false
        } ?? path
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

    private func text(_ number: String) throws -> String {
        String(decoding: try git.data(["cat-file", "blob", number]), as: UTF8.self)
    }

    private func write(_ text: String) throws -> String {
        let file = scratch.appendingPathComponent("text")
        try Data(text.utf8).write(to: file)
        return try git.line(["hash-object", "-w", "--no-filters", file.path])
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

import Foundation
import LessonKit

/// Brings a git clone to the next version of the course, with all that the learner has written.
///
/// At first everything is written into git as it stands, under `refs/workbook/before`. The next version with the answers in it
/// is made there as well. Only then do files change: git replaces none that was saved in the meantime. If that is stopped, the next
/// update ends it.
struct Update {
    let checkout: Checkout
    /// The branch with the next version: `upstream/main`. Nil for the one that the clone follows.
    let branch: String?

    private let git: Git
    private let scratch: URL
    /// Holds the files as they shall be, as long as they are being replaced: a commit on the new HEAD.
    private static let pending = "refs/workbook/pending"

    /// What came of it.
    struct Done {
        /// The day of the version.
        let date: String
        let isChanged: Bool
        let carried: [Carried]
        /// Where git has everything as it stood before.
        let before: String
        /// The work of git that was not finished, and is given up: "merge".
        let leftOff: String?
    }

    init(_ checkout: Checkout, branch: String? = nil) {
        (self.checkout, self.branch, git) = (checkout, branch, Git(in: checkout.root))
        scratch = Self.scratch(checkout)
    }

    static func scratch(_ checkout: Checkout) -> URL { checkout.root.appendingPathComponent(".workbook/update") }

    static func makeScratch(_ checkout: Checkout) throws(UpdateError) {
        do {
            try FileManager.default.createDirectory(at: scratch(checkout), withIntermediateDirectories: true)
        } catch {
            throw .noFolder
        }
    }

    func perform() throws -> Done {
        guard git(["rev-parse", "HEAD"]) != nil, checkout.hasHistory else { throw UpdateError.noHistory }
        try? FileManager.default.removeItem(at: scratch)
        try Self.makeScratch(checkout)
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            try Interruption.whileAsking(fetch)
            var now = try snapshot()
            let before = "refs/workbook/before-\(now.prefix(8))"
            _ = try git.line(["update-ref", before, now])
            if let pending = git(["rev-parse", "--verify", "-q", Self.pending]) {
                try finish(pending.trimmingCharacters(in: .newlines), from: now)
                now = try snapshot()
            }
            let unmerged = try self.unmerged()
            let leftOff = try leaveWork(&now)
            let next = try nextVersion()
            let hidden = try hidden(by: next)
            if !hidden.isEmpty { now = try snapshot(with: hidden) }
            guard let base = git(["merge-base", "HEAD", next])?.trimmingCharacters(in: .newlines) else {
                throw UpdateError.noBase(next)
            }
            var carrying = Carrying(git: git, checkout: checkout, old: base, new: next, scratch: scratch)
            let head = try self.head(carrying, base)
            carrying.unmerged = leftOff == nil ? unmerged : [:]
            let (tree, carried) = try carrying.tree(from: now)
            let isChanged =
                try git.line(["rev-parse", "\(now)^{tree}"]) != tree || git.line(["rev-parse", "HEAD"]) != head
            if isChanged {
                // Before the files: a kill in between does no harm.
                try rename(carrying)
                try replace(from: now, by: tree, head: head)
            } else {
                _ = try git.line(["update-ref", "-d", before])
            }
            return Done(
                date: try git.line(["log", "-1", "--format=%cs", next]), isChanged: isChanged, carried: carried,
                before: before, leftOff: leftOff)
        } catch let error as Git.Failure {
            throw UpdateError.git(error.reason)
        }
    }

    /// What is known of an exercise that was renamed is known of it under its new title.
    private func rename(_ carrying: Carrying) throws {
        let titles = try carrying.matches().renames.compactMap { rename in
            let old = try ExerciseTitle(rename.old, git.line(["cat-file", "blob", "\(carrying.old):\(rename.old)"]))
            let new = try ExerciseTitle(rename.new, git.line(["cat-file", "blob", "\(carrying.new):\(rename.new)"]))
            return old.flatMap { old in new.map { (old, $0) } }
        }
        if !titles.isEmpty {
            try Notebook.update(checkout) { notebook in
                for (old, new) in titles { notebook.copy(old, to: new) }
            }
        }
    }

    private func fetch() throws {
        let remotes = try git.line(["remote"]).split(separator: "\n").map(String.init)
        let named = branch?.split(separator: "/").first.map(String.init)
        guard !remotes.isEmpty else { return }
        do {
            _ = try git.line(["fetch", "--quiet"] + (named.map { remotes.contains($0) ? [$0] : [] } ?? []))
        } catch {
            throw UpdateError.noNetwork(error.reason)
        }
    }

    private func nextVersion() throws -> String {
        let names = branch.map { [$0] } ?? ["@{upstream}", "origin/HEAD", "origin/main", "origin/master"]
        let found = names.lazy.compactMap { git(["rev-parse", "--verify", "-q", "\($0)^{commit}"]) }.first
        guard let found else { throw UpdateError.noBranch(branch) }
        return found.trimmingCharacters(in: .newlines)
    }

    /// A commit of all files as they stand. Its second parent is what was staged.
    private func snapshot(with hidden: [String] = []) throws -> String {
        let index = Git(in: checkout.root, index: scratch.appendingPathComponent("index"))
        _ = try index.line(["read-tree", "HEAD"])
        _ = try index.line(["add", "--all"])
        if !hidden.isEmpty { _ = try index.line(["add", "--force", "--"] + hidden) }
        let staged = git(["write-tree"]).map { $0.trimmingCharacters(in: .newlines) }
        let parents = try ["HEAD"] + (staged.map { [try commit($0, on: ["HEAD"], "What was staged")] } ?? [])
        return try commit(index.line(["write-tree"]), on: parents, "Before an update")
    }

    private func commit(_ tree: String, on parents: [String], _ message: String) throws -> String {
        let name =
            git(["var", "GIT_COMMITTER_IDENT"]) == nil
            ? ["-c", "user.name=workbook", "-c", "user.email=workbook@localhost"] : []
        return try git.line(name + ["commit-tree", tree, "-m", message] + parents.flatMap { ["-p", $0] })
    }

    /// The files that git could not merge, and that still have its marks, or are removed in the new version: with the text that the learner began with, and theirs.
    private func unmerged() throws -> [String: (old: String, own: String)] {
        var stages: [String: [Int: String]] = [:]
        for entry in try git.line(["ls-files", "-u", "-z"]).split(separator: "\0") {
            let parts = entry.split(separator: "\t", maxSplits: 1)
            let facts = parts[0].split(separator: " ")
            guard parts.count == 2, facts.count == 3, let stage = Int(facts[2]) else { continue }
            stages[String(parts[1]), default: [:]][stage] = String(facts[1])
        }
        let open = stages.filter { path, stages in
            let text = checkout.text(of: path)
            return stages[2] == nil || ConflictMarks.line(in: text) != nil
        }
        return open.compactMapValues { stages in stages[1].flatMap { old in stages[3].map { (old, $0) } } }
    }

    /// The files where the next version has new ones. git replaces those that it is told to ignore.
    private func hidden(by next: String) throws -> [String] {
        let new = ["diff", "--name-only", "--no-renames", "-z", "--diff-filter=A", "HEAD", next]
        return try git.line(new).split(separator: "\0").map(String.init)
            .filter { FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent($0).path) }
    }

    /// Gives up a merge or a rebase that is not finished. A file whose conflict the learner has solved stays as it is.
    private func leaveWork(_ now: inout String) throws -> String? {
        let folder = URL(fileURLWithPath: try git.line(["rev-parse", "--absolute-git-dir"]))
        let works = [
            ("rebase-merge", "rebase"), ("rebase-apply/applying", "am"), ("rebase-apply", "rebase"),
            ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
        ]
        let isThere = { (name: String) in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        }
        guard let work = works.first(where: { isThere($0.0) })?.1 else { return nil }
        let solved = try Set(
            git.line(["ls-files", "-u", "-z"]).split(separator: "\0").compactMap { $0.split(separator: "\t").last }
        )
        .map { ($0, checkout.text(of: String($0))) }
        .filter { !$1.isEmpty && ConflictMarks.line(in: $1) == nil }
        _ = try git.line([work, "--abort"])
        for (path, text) in solved {
            try Data(text.utf8).write(to: checkout.root.appendingPathComponent(String(path)), options: .atomic)
        }
        now = try snapshot()
        return work
    }

    /// The commit to stand on: the new version itself, or what the learner has committed brought to it.
    private func head(_ carrying: Carrying, _ base: String) throws -> String {
        let head = try git.line(["rev-parse", "HEAD"])
        if base == carrying.new { return head }
        if base == head { return carrying.new }
        return try commit(
            carrying.tree(from: head).tree, on: [head, carrying.new], "Update to the next version of the course")
    }

    private func replace(from now: String, by tree: String, head: String) throws {
        _ = try git.line(["update-ref", Self.pending, commit(tree, on: [head, now], "An update")])
        try exchange(from: now, by: tree, head: head)
    }

    /// Ends an update that was stopped. What was written since then stays.
    private func finish(_ pending: String, from now: String) throws {
        let start = "\(pending)^2"
        let index = Git(in: checkout.root, index: scratch.appendingPathComponent("index"))
        _ = try index.line(["read-tree", pending])
        for path in try git.line(["diff", "--name-only", "-z", "--diff-filter=AM", start, now]).split(separator: "\0")
            .map(String.init)
        where git(["diff", "--quiet", pending, now, "--", path]) == nil {
            let entry = try git.line(["ls-tree", now, "--", path]).split(separator: " ")
            let number = entry[2].prefix { $0 != "\t" }
            _ = try index.line(["update-index", "--add", "--cacheinfo", "\(entry[0]),\(number),\(path)"])
        }
        try exchange(from: now, by: index.line(["write-tree"]), head: git.line(["rev-parse", "\(pending)^1"]))
    }

    private func exchange(from now: String, by tree: String, head: String) throws {
        _ = try git.line(["read-tree", now])
        _ = git(["update-index", "-q", "--refresh"])
        do {
            // Refused if a file is not as it was a moment ago.
            _ = try git.line(["read-tree", "-m", "-u", now, tree])
        } catch {
            _ = git(["read-tree", "HEAD"])
            throw error
        }
        _ = try git.line(["update-ref", "-m", "workbook update", "HEAD", head])
        _ = try git.line(["read-tree", head])
        _ = git(["update-index", "-q", "--refresh"])
        _ = try git.line(["update-ref", "-d", Self.pending])
    }
}

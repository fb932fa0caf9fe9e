import Foundation
import LessonKit

extension Doctor {
    /// Whether a build has room.
    var space: Finding {
        let files = FileManager.default
        let isBuilt = files.fileExists(atPath: folder.url.path)
        let needed = isBuilt ? 500_000_000 : 2_000_000_000
        guard
            let free = (try? files.attributesOfFileSystem(forPath: checkout.root.path))?[.systemFreeSize] as? NSNumber
        else {
            return Finding(kind: .note, text: "How much room the disk has left cannot be found out.")
        }
        let text =
            "The disk has \(Self.gigabytes(free.intValue)) GB left; building takes about \(Self.gigabytes(needed)) GB."
        return free.intValue >= needed
            ? Finding(kind: .well, text: text)
            : Finding(
                kind: .trouble, text: text, advice: "Make room, and begin with what was built here before:",
                command: "rm -rf .build")
    }

    /// Whether a check can keep what it needs for a moment: nothing if it can.
    var scratch: [Finding] {
        let file = temporary.appendingPathComponent("workbook-\(getpid())-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? Data(count: 10_000_000).write(to: file)) == nil else { return [] }
        return [
            Finding(
                kind: .trouble,
                text: "Nothing can be written in \(temporary.path), where programs keep what they need for a moment.",
                advice: "Is it there, and is it full? Make room, or name another place:",
                command: "export TMPDIR=/var/tmp")
        ]
    }

    /// `bytes` as a number of gigabytes.
    static func gigabytes(_ bytes: Int) -> String {
        let gigabytes = Double(bytes) / 1e9
        return gigabytes.formatted(
            .number.precision(.fractionLength(gigabytes < 10 ? 1 : 0)).locale(Locale(identifier: "en_US")))
    }

    /// Whether somebody else moves the files: nothing if nobody does.
    var cloudDrive: [Finding] {
        guard isOnCloudDrive(checkout.root) else { return [] }
        return [
            Finding(
                kind: .note,
                text: "This folder is on a cloud drive. Files can be missing for a while, and each build is uploaded.",
                advice: "Move the folder to another place, for example:", command: "mv '\(checkout.root.path)' ~/")
        ]
    }

    /// Whether what the learner, the workbook and SwiftPM write can be written.
    var writeAccess: [Finding] {
        let written =
            [(".", true), (".build", true), (".workbook", true)]
            + course.lessons.flatMap { lesson in
                [(lesson.exercisesPath, true)] + lesson.exercises.map { ($0.path, false) }
            }
        let closed = written.filter { path, _ in
            let file = checkout.root.appendingPathComponent(path).path
            return access(file, F_OK) == 0 && access(file, W_OK) != 0
        }
        var isFolder: ObjCBool = true
        if FileManager.default.fileExists(atPath: folder.url.path, isDirectory: &isFolder), !isFolder.boolValue {
            return [
                Finding(
                    kind: .trouble, text: ".build is a file, and has to be a folder.", advice: "Move it away:",
                    command: "mv .build ~/")
            ]
        }
        guard let first = closed.first else {
            return [Finding(kind: .well, text: "Everything that has to be written can be written.")]
        }
        if first.0 == "." {
            return [
                Finding(
                    kind: .trouble, text: "Nothing can be written in \(checkout.root.path).",
                    advice: "Copy the folder to where you may write, and go on there:",
                    command: "cp -R '\(checkout.root.path)' ~/")
            ]
        }
        return closed.map { path, isFolder in
            Finding(
                kind: .trouble, text: "\(path) cannot be written.", advice: "Make it yours:",
                command: "chmod \(isFolder ? "-R " : "")u+w \(path)")
        }
    }
}

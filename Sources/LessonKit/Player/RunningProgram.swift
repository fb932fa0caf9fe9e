import Foundation
import Platform

/// The program that plays a lesson: it can be built again while it runs, and started in its own place.
struct RunningProgram {
    let name: String
    /// The lesson's main.swift.
    let mainFile: URL
    private let file: URL

    /// Nil where this program was not built by SwiftPM in the workbook's folder.
    init?(name: String, mainFile: String) {
        self.name = name
        self.mainFile = URL(fileURLWithPath: mainFile)
        file = BuiltPrograms.file(name)
        guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path),
            FileManager.default.fileExists(atPath: file.path)
        else { return nil }
    }

    /// `Lessons/02-subscribe/main.swift` lies in it.
    private var package: URL {
        mainFile.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Builds it.
    ///
    /// - Returns: The first errors; none if it is there.
    func rebuild() -> [String] {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("rebuild-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        guard FileManager.default.createFile(atPath: log.path, contents: nil),
            let output = try? FileHandle(forWritingTo: log)
        else { return ["\(log.path) cannot be written."] }
        var launch = Launch(["swift", "build", "--product", name, "--package-path", package.path] + scratchOptions)
        launch.environment["LESSON"] = nil
        launch.family = .callers
        (launch.input, launch.output, launch.errors) = (
            .null, .file(output.fileDescriptor), .file(output.fileDescriptor)
        )
        do throws(Launch.Failure) {
            let pid = try launch.start()
            var code: Int32 = 0
            while waitpid(pid, &code, 0) < 0, errno == EINTR {}
            return ProcessStatus(waitCode: code) == .exited(0) ? [] : errors(in: SourceFile.text(of: log))
        } catch {
            return ["swift does not start: \(error.reason)"]
        }
    }

    /// Three errors, by their lines, as seen from the package; or the end of what was said.
    private func errors(in said: String) -> [String] {
        let lines = said.split(whereSeparator: \.isNewline).map(String.init)
        var errors: [String] = []
        for line in lines where line.contains(": error: ") && !errors.contains(line) { errors.append(line) }
        return (errors.isEmpty ? Array(lines.suffix(3)) : Array(errors.prefix(3))).map {
            $0.replacing(package.path + "/", with: "")
        }
    }

    /// The build folder that this program came from, where it is not the usual one.
    private var scratchOptions: [String] {
        let usual = package.appendingPathComponent(".build").resolvingSymlinksInPath().path + "/"
        let folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
        guard !folder.path.hasPrefix(usual) else { return [] }
        return ["--scratch-path", folder.deletingLastPathComponent().deletingLastPathComponent().path]
    }

    /// Starts the new program at a step. Returns only if that is not possible.
    func restart(_ options: PlayOptions, replay: Replay) {
        let words = ["--walk", "--step", "\(replay.step + 1)"] + (options.ascii ? ["--ascii"] : [])
        replaceProgram(by: file, words, adding: replay.environment)
    }
}

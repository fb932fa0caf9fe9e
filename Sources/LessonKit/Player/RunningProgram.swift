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

    /// Why it cannot be built.
    struct BuildFailure: Error {
        /// The first errors.
        let lines: [String]
    }

    /// Builds it.
    ///
    /// - Returns: The file of the new program. It may stand in another folder: the toolchain may be another one by now.
    func rebuild() throws(BuildFailure) -> URL {
        let build = swift(["--product", name])
        guard build.hasSucceeded else { throw BuildFailure(lines: errors(in: build.output)) }
        guard let products = ProductsFolder.answer(in: swift(ProductsFolder.question).output) else {
            throw BuildFailure(lines: ["swift does not say where it builds."])
        }
        return products.appendingPathComponent(name)
    }

    /// Runs `swift build` with these options for the package.
    private func swift(_ options: [String]) -> (hasSucceeded: Bool, output: String) {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("rebuild-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: log) }
        guard FileManager.default.createFile(atPath: log.path, contents: nil),
            let output = try? FileHandle(forWritingTo: log)
        else { return (false, "\(log.path) cannot be written.") }
        var launch = Launch(["swift", "build"] + options + ["--package-path", package.path] + scratchOptions)
        launch.environment["LESSON"] = nil
        launch.family = .callers
        (launch.input, launch.output, launch.errors) = (
            .null, .file(output.fileDescriptor), .file(output.fileDescriptor)
        )
        do throws(Launch.Failure) {
            let status = ProcessStatus(waitingFor: try launch.start())
            return (status == .exited(0), SourceFile.text(of: log))
        } catch {
            return (false, "swift does not start: \(error.reason)")
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
        var folder = file.resolvingSymlinksInPath().deletingLastPathComponent()
        guard !folder.path.hasPrefix(usual) else { return [] }
        // SwiftPM notes its state in the folder that it was told.
        func isScratch(_ folder: URL) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("workspace-state.json").path)
        }
        while !isScratch(folder), folder.path != "/" { folder = folder.deletingLastPathComponent() }
        return folder.path == "/" ? [] : ["--scratch-path", folder.path]
    }

    /// Starts the new program, whose file is `program`, at a step. Returns only if that is not possible.
    func restart(_ program: URL, _ options: PlayOptions, replay: Replay) {
        let words =
            ["--walk", "--step", "\(replay.step + 1)"] + (options.room ? ["--room"] : [])
            + (options.ascii ? ["--ascii"] : [])
        replaceProgram(by: program, words, adding: replay.environment)
    }
}

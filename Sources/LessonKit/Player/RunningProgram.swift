import Foundation
import Platform

/// The program that plays a lesson: it can be built again while it runs.
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
    /// - Parameter goesOn: Lets a short time pass, and returns whether it goes on.
    /// - Returns: The file of the new program; nil where the build was ended. The file may stand in another folder: the toolchain
    ///   may be another one by now.
    func rebuild(while goesOn: () -> Bool) throws(BuildErrors) -> URL? {
        var isEnded = false
        let build = swift(["--product", name]) {
            isEnded = !goesOn()
            return !isEnded
        }
        if isEnded { return nil }
        guard build.hasSucceeded else { throw BuildErrors(in: build.output) }
        guard let products = ProductsFolder.answer(in: swift(ProductsFolder.question).output) else {
            throw BuildErrors(in: "swift does not say where it builds.")
        }
        return products.appendingPathComponent(name)
    }

    /// Runs it with `options`, in place of it `other`, in the same terminal until it ends.
    ///
    /// - Returns: What went wrong; empty if nothing did.
    func play(_ options: [String], in other: URL?) -> String {
        var launch = Launch([(other ?? file).path] + options)
        launch.family = .callers
        do throws(Launch.Failure) {
            let status = ProcessStatus(waitingFor: try launch.start())
            return status == .exited(0) ? "" : "The form ended with \(status)."
        } catch {
            return "The form does not start: \(error.reason)"
        }
    }

    /// Runs `swift build` with these options for the package.
    ///
    /// - Parameter goesOn: Lets a short time pass, and returns whether it goes on.
    private func swift(
        _ options: [String], while goesOn: () -> Bool = { usleep(20_000) <= 0 }
    ) -> (hasSucceeded: Bool, output: String) {
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
            let status = ProcessStatus(waitingFor: try launch.start(), while: goesOn)
            return (status == .exited(0), SourceFile.text(of: log))
        } catch {
            return (false, "swift does not start: \(error.reason)")
        }
    }

    /// `41  source.subscribe()`: a line of main.swift with its number.
    func numbered(_ line: Int) -> String? {
        let lines = SourceFile.text(of: mainFile).sourceLines
        guard lines.indices.contains(line - 1) else { return nil }
        return "\(line)  " + lines[line - 1].drop { $0 == " " }
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
}

import Foundation
import LessonKit
import Platform

extension Doctor {
    /// Which build system the toolchain has, whether it builds tests, and what another one has left behind.
    func builds() throws -> [Finding] {
        let options = ["--package-path", checkout.root.path] + folder.options
        let (output, status) = try run([swift, "build"] + ProductsFolder.question + options, seconds: 60)
        guard status == .exited(0), let products = ProductsFolder.answer(in: output) else {
            return [
                Finding(
                    kind: .trouble, text: "swift does not say where it builds.", advice: "See for yourself:",
                    command: "swift build --show-bin-path")
            ]
        }
        // The newer one puts everything into the folder `out`, the older one into folders with the names of systems.
        let out = folder.url.appendingPathComponent("out")
        let isNew = products.path.hasPrefix(out.resolvingSymlinksInPath().path + "/")
        let name = isNew ? "swiftbuild" : "native"
        let used = Finding(kind: .well, text: "SwiftPM builds with the build system \(name).")
        return [used] + (try testing(BuildProducts(folder: products, options: options)))
            + (isNew ? nativeBuild : existing(out)).map(unused)
    }

    /// The folder that the build system `native` has built in.
    private var nativeBuild: [URL] {
        let link = folder.url.appendingPathComponent("debug")
        guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path) else { return [] }
        return existing(URL(fileURLWithPath: path, relativeTo: folder.url).deletingLastPathComponent())
    }

    private func existing(_ folder: URL) -> [URL] {
        FileManager.default.fileExists(atPath: folder.path) ? [folder] : []
    }

    private func unused(_ build: URL) -> Finding {
        let path = checkout.relative(build.resolvingSymlinksInPath().path)
        return Finding(
            kind: .note,
            text: "\(path) is of another toolchain's build system. "
                + "It takes \(Self.gigabytes(Self.size(of: build))) GB.",
            advice: "You can remove it, unless you go back to that toolchain:", command: "rm -rf '\(path)'")
    }

    /// What the files below `folder` take, in bytes.
    private static func size(of folder: URL) -> Int {
        let keys: [URLResourceKey] = [.fileSizeKey]
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else { return 0 }
        var size = 0
        for case let file as URL in files {
            size += (try? file.resourceValues(forKeys: Set(keys)))?.fileSize ?? 0
        }
        return size
    }
}

import Foundation
import LessonKit
import Platform

/// Tells an editor how the sketches are compiled, in a file beside them that sourcekit-lsp reads.
///
/// A sketch is part of no package, so that a broken one stands in nobody's way. Without this file an editor knows nothing of it.
struct CompileCommands {
    static let path = "\(SketchFile.folder)/compile_commands.json"

    private struct Command: Encodable {
        let directory: String
        let file: String
        let arguments: [String]
    }

    /// Writes it for every sketch, with the modules that a build has left; where it says the same already, nothing is written.
    static func write(for checkout: Checkout, _ products: BuildProducts) {
        let modules = [products.folder.appendingPathComponent("Modules"), products.folder]
        // On macOS the compiler does not find Foundation by itself.
        let sdk = DeveloperTools.sdk.map { ["-sdk", $0] } ?? []
        let flags = ["-swift-version", "6"] + modules.flatMap { ["-I", $0.path] } + sdk
        let commands = SketchFile.all(in: checkout).flatMap { sketch in
            sketch.paths.map { path in
                Command(
                    directory: checkout.root.path, file: path,
                    arguments: ["swiftc", "-module-name", "sketch"] + flags + sketch.paths)
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let file = checkout.root.appendingPathComponent(path)
        guard let new = try? encoder.encode(commands), new != (try? Data(contentsOf: file)) else { return }
        try? new.write(to: file, options: .atomic)
    }
}

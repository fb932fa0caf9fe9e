import Foundation

/// The checks of the exercises, built: SwiftPM's test product, and how to run parts of it.
struct TestProgram {
    private let command: [String]

    /// Finds what `swift build --build-tests` has just left in `checkout`.
    ///
    /// On Linux the product is a program, and is started itself: 0.01 s. `swift test --skip-build` does the same after 0.3 s of
    /// planning. On macOS the product is a bundle and needs SwiftPM to load it.
    ///
    /// - Throws: `CheckError.noTestProgram`.
    init(in checkout: Checkout) throws(CheckError) {
        #if os(macOS)
            command = ["swift", "test", "--skip-build", "--disable-xctest", "--package-path", checkout.root.path]
        #else
            let folder = checkout.root.appendingPathComponent(".build/debug").resolvingSymlinksInPath()
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
            let programs = (files ?? []).filter { $0.pathExtension == "xctest" }
            guard let newest = programs.max(by: { Self.date($0) < Self.date($1) }) else { throw .noTestProgram }
            command = [newest.path, "--testing-library", "swift-testing"]
        #endif
    }

    private static func date(_ file: URL) -> Date {
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }

    /// The command that runs the chosen checks one after another, and writes its event stream to `file`.
    func arguments(for choice: Choice, eventsTo file: URL) -> [String] {
        command
            + ["--no-parallel", "--event-stream-output-path", file.path, "--event-stream-version", "6.3"]
            + choice.patterns.flatMap { ["--filter", $0] }
    }

    /// Which checks to run.
    enum Choice {
        case all
        case number(Int)
        case exactly([EventStream.Test])

        fileprivate var patterns: [String] {
            switch self {
            case .all: [#"^[^/]+/`?[0-9]+ · "#]
            case .number(let number): [#"^[^/]+/`?\#(number) · "#]
            case .exactly(let tests): tests.map { "^\(Self.escaped($0.id))$" }
            }
        }

        private static func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, character in
                if #"\^$.|?*+()[]{}/"#.contains(character) { result.append("\\") }
                result.append(character)
            }
        }
    }
}

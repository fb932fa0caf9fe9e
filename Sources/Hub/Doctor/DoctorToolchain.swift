import LessonKit

extension Doctor {
    /// Whether `swift` is there, and new enough.
    func toolchain() throws -> Finding {
        let needed = (6, 3)
        let advice =
            "Install Swift \(needed.0).\(needed.1) or newer from swift.org, or on macOS \(Self.xcode), and open a new terminal."
        do {
            let (output, status) = try run([swift, "--version"], seconds: 60)
            guard status != nil else {
                return Finding(
                    kind: .trouble, text: "swift --version has no output for a minute.", advice: "Try it yourself:",
                    command: "swift --version")
            }
            guard let match = output.firstMatch(of: /Swift version ([0-9]+)\.([0-9]+)\S*/), let major = Int(match.1),
                let minor = Int(match.2)
            else {
                return Finding(kind: .trouble, text: "swift in your PATH does not say its version.", advice: advice)
            }
            guard (major, minor) >= needed else {
                return Finding(
                    kind: .trouble, text: "\(match.0) is too old for this workbook.", advice: advice)
            }
            return Finding(kind: .well, text: "\(match.0) is in your PATH.")
        } catch CheckError.cannotStart {
            return Finding(kind: .trouble, text: "There is no \(swift) in your PATH.", advice: advice)
        }
    }

    /// Whether SwiftPM can read the package, and nobody else is building it.
    func package() throws -> [Finding] {
        onProgress("Reading the package …")
        let (output, status) = try run(
            [swift, "package", "--package-path", checkout.root.path] + folder.options + ["describe"], seconds: 60)
        if status == nil, output.contains(Self.another) {
            return [
                Finding(
                    kind: .note, text: "Another swift command is at work in this folder.",
                    advice: "A check waits until it has ended. If nothing seems to run, look for it:",
                    command: "pgrep -fl swift")
            ]
        }
        if status == .exited(0) { return [Finding(kind: .well, text: "SwiftPM can read the package.")] }
        let why = status == nil ? "it was not done after a minute" : Self.firstError(in: output)
        return [
            Finding(
                kind: .trouble, text: "SwiftPM cannot read the package: \(why)",
                advice: "Was Package.swift edited? See for yourself:", command: "swift package describe")
        ]
    }

    /// The message of the first error: the compiler's, if there is one.
    static func firstError(in output: String) -> String {
        let message = output.firstMatch(of: /:[0-9]+: error: (.+)/) ?? output.firstMatch(of: /error: (.+)/)
        return message.map { String($0.1) } ?? "it does not say why"
    }
}

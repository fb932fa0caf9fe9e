import Foundation

@testable import Hub

/// A browser without a window. It opens a page beside a book and returns what the page's script has found.
enum Browser {
    /// Chromium or Chrome, wherever it is installed; nil if it is not. `CHROMIUM` names another one.
    static let program: String? = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["CHROMIUM"] { return named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let apps = ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
        return (names.flatMap { name in folders.map { "\($0)/\(name)" } } + apps)
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }()

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The page as it is after `time` on its own clock, which does not wait for anything but the page's work.
    ///
    /// - Parameter limit: How long the browser may take before it is ended.
    static func page(at file: URL, time: Duration, limit: Duration, options: [String] = []) throws -> String {
        let profile = file.deletingLastPathComponent().appendingPathComponent("profile")
        let options =
            options + [
                "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-popup-blocking",
                "--allow-file-access-from-files", "--user-data-dir=\(profile.path)",
                "--virtual-time-budget=\(time.components.seconds * 1000)", "--dump-dom",
            ]
        // What it complains about is not the page.
        let command = ["sh", "-c", "exec \"$0\" \"$@\" 2>/dev/null", program ?? ""] + options + [file.absoluteString]
        let child = try ChildProcess(
            command, environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        defer { child.end() }
        let deadline = ContinuousClock.now + limit
        while child.status == nil, ContinuousClock.now < deadline { child.wait(milliseconds: 200) }
        guard child.status != nil else { throw Failure(description: "The browser did not end within \(limit).") }
        return child.output
    }
}

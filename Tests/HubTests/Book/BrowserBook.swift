import Foundation

@testable import Hub

/// A book in a folder of its own, with a page beside it that checks the others.
final class BrowserBook {
    private let root = TestFolder.named("book")
    private let pages: [String]

    private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let checkout = here.appendingPathComponent("../../..").standardized

    /// - Parameter files: The pages of a book. Style sheet and script are those of this checkout.
    init(_ files: [(name: String, data: Data)]) throws {
        pages = files.map(\.name).filter { $0.hasSuffix(".html") }
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for file in files { try write(Self.watched(file.data), to: file.name) }
        let assets = try BookAssets.texts { path in
            try String(contentsOf: Self.checkout.appendingPathComponent(path), encoding: .utf8)
        }
        for asset in assets { try write(Data(asset.text.utf8), to: asset.name) }
        try write(Data(contentsOf: Self.here.appendingPathComponent("BrowserChecks.js")), to: "checks.js")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    private func write(_ data: Data, to name: String) throws {
        try data.write(to: root.appendingPathComponent(name))
    }

    /// A page that keeps its errors. A browser without a window draws no frames, so a timer takes their place.
    private static func watched(_ page: Data) -> Data {
        let script = """
            <head><script>
            window.errors = [];
            addEventListener("error", (event) => errors.push(event.message));
            requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
            cancelAnimationFrame = clearTimeout;
            IntersectionObserver = class {
              constructor(seen) { this.seen = seen; }
              observe() { setTimeout(() => this.seen([{ isIntersecting: true }]), 0); }
              disconnect() {}
            };
            </script>
            """
        return Data(String(decoding: page, as: UTF8.self).replacing("<head>", with: script, maxReplacements: 1).utf8)
    }

    /// Runs the checks with these names on `page`. The result has what is wrong, by the name of the check.
    func check(
        _ names: [String], page: String, time: Duration = .seconds(60), limit: Duration = .seconds(120),
        options: [String] = []
    ) throws -> [String: [String]] {
        let (names, pages) = (try json(names), try json(self.pages))
        let test = """
            <!DOCTYPE html><meta charset="utf-8"><body><script src="checks.js"></script>
            <script>const addresses = \(pages); run(\(names), "\(page)");</script>
            """
        let file = root.appendingPathComponent("test-of-the-book.html")
        try Data(test.utf8).write(to: file)
        let dump = try Browser.page(at: file, time: time, limit: limit, options: options)
        guard let start = dump.firstRange(of: "<pre id=\"results\">"),
            let end = dump[start.upperBound...].firstRange(of: "</pre>"),
            let text = dump[start.upperBound..<end.lowerBound].removingPercentEncoding
        else { throw Browser.Failure(description: "The browser has no results: \(dump.prefix(2000))") }
        return try JSONDecoder().decode([String: [String]].self, from: Data(text.utf8))
    }

    private func json(_ names: [String]) throws -> String {
        String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
    }
}

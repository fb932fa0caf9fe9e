import Foundation
import LessonKit

/// The files that `author pages` writes. A file that would stay as it is, is not written.
struct ReadmeFiles {
    let checkout: Checkout
    /// The paths of what was written or deleted, as seen from the checkout.
    private(set) var changed: [String] = []

    init(_ checkout: Checkout) { self.checkout = checkout }

    /// Writes the pictures of a lesson before its page, so that the page never names one that is not there.
    mutating func write(_ page: ReadmePage, _ made: ReadmePage.Made) throws {
        let folder = "Lessons/\(page.lesson.folder)/pictures"
        let url = checkout.root.appendingPathComponent(folder)
        for case (let name, let svg?) in made.pictures.sorted(by: { $0.key < $1.key }) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try write(svg, to: "\(folder)/\(name)")
        }
        try write(page.woven(made.parts), to: page.path)
        for name in Self.strays(in: url, besides: Set(made.pictures.keys)) {
            try FileManager.default.removeItem(at: url.appendingPathComponent(name))
            changed.append("\(folder)/\(name) (deleted)")
        }
    }

    mutating func write(_ text: String, to path: String) throws {
        let file = checkout.root.appendingPathComponent(path)
        guard SourceFile.read(file) != text else { return }
        try Data(text.utf8).write(to: file, options: .atomic)
        changed.append(path)
    }

    /// The pictures in `folder` that are called as pictures of steps are, and belong to no step.
    static func strays(in folder: URL, besides names: Set<String>) -> [String] {
        let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return found.filter { !names.contains($0) && $0.wholeMatch(of: /[0-9]{2}-.*\.svg/) != nil }.sorted()
    }
}

import Foundation

/// The lessons of a checkout, in order, as their folders tell it.
struct Course {
    let checkout: Checkout
    let lessons: [Lesson]

    /// Reads every `Lessons/NN-name` folder. A folder of another shape is no lesson and is left out.
    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        let folder = checkout.root.appendingPathComponent("Lessons")
        lessons = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { Lesson(folder: folder.appendingPathComponent($0)) }
            .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
    }

    /// The lesson of that name; its number, its folder's name and a path that ends in that folder mean the same.
    ///
    /// - Throws: `UnknownName`, with the nearest names.
    func lesson(_ name: String) throws(UnknownName) -> Lesson {
        let last = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
        if let found = lessons.first(where: { [$0.name, $0.folder].contains(last) || $0.number == Int(last) }) {
            return found
        }
        let names = lessons.map(\.name)
        throw UnknownName(
            kind: "lesson", name: name, nearest: Nearest.names(to: last, in: names), all: names,
            advice: "The map names them all: swift run workbook")
    }
}

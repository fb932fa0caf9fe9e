import Foundation

/// The lessons of a checkout, in order, as their folders tell it.
public struct Course: Sendable {
    public let lessons: [Lesson]

    /// Reads every `Lessons/NN-name` folder. A folder of another shape is no lesson and is left out.
    public init(_ checkout: Checkout) throws {
        let folder = checkout.root.appendingPathComponent("Lessons")
        lessons = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .compactMap { Lesson(folder: folder.appendingPathComponent($0)) }
            .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
    }

    /// The lesson of that name. Its folder's name, or a path that ends in it, means the same.
    ///
    /// - Throws: `UnknownName`, with the nearest names.
    public func lesson(_ name: String) throws(UnknownName) -> Lesson {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        if let found = lessons.first(where: { $0.name == last || $0.folder == last }) { return found }
        let sameNumber = lessons.filter { Int(last) == $0.number }.map(\.name)
        throw UnknownName(
            kind: "lesson", name: name,
            nearest: sameNumber.isEmpty ? Nearest.names(to: last, in: lessons.map(\.name)) : sameNumber,
            all: lessons.map(\.name))
    }
}

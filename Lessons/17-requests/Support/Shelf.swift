import Foundation
import LessonKit
import Streams

/// Three real folders in the computer's temporary folder, and a file. `dispose()` removes them.
struct Shelf: Disposable {
    /// A folder as it should be.
    let good: Folder
    /// A folder that does not exist.
    let missing: Folder
    /// A folder without room for a single byte.
    let full: Folder
    /// A file in the place of a folder.
    let taken: Folder

    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)")

    var folders: [Folder] { [good, missing, full, taken] }

    init() throws {
        good = Folder(place.appendingPathComponent("good"))
        missing = Folder(place.appendingPathComponent("missing"))
        full = Folder(place.appendingPathComponent("full"), isFull: true)
        taken = Folder(place.appendingPathComponent("taken"))
        for folder in [good, full] { try folder.make() }
        try Data().write(to: taken.url)
    }

    func dispose() {
        try? FileManager.default.removeItem(at: place)
    }
}

extension Stage {
    /// Four places for a document, until the step ends.
    func shelf() throws -> Shelf {
        let shelf = try Shelf()
        shelf.disposed(by: bag)
        return shelf
    }

    /// A real folder that does not exist between two ticks.
    func desk(awayFrom start: Int, to end: Int) throws -> Folder {
        let desk = try shelf().good
        at(start) { try? desk.remove() }
        at(end) { try? desk.make() }
        return desk
    }
}

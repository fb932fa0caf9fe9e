import Foundation
import LessonKit
import Streams

/// Four real folders in the computer's temporary folder. `dispose()` removes them.
struct Shelf: Disposable {
    /// A folder as it should be.
    let good: Folder
    /// A folder that does not exist.
    let missing: Folder
    /// A folder without room for a single byte.
    let full: Folder
    /// A folder that only the computer's administrator may write in.
    let refusing: Folder

    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)")

    var folders: [Folder] { [good, missing, full, refusing] }

    init() throws {
        good = Folder(place.appendingPathComponent("good"))
        missing = Folder(place.appendingPathComponent("missing"))
        full = Folder(place.appendingPathComponent("full"), isFull: true)
        refusing = Folder(place.appendingPathComponent("refusing"))
        for folder in [good, full, refusing] { try folder.make() }
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: refusing.url.path)
    }

    func dispose() {
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: refusing.url.path)
        try? FileManager.default.removeItem(at: place)
    }
}

extension Stage {
    /// Four real folders, until the step ends.
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

import Foundation
import Streams

/// A few real folders in the computer's temporary one. Disposing of it takes them away.
struct Shelf: Disposable {
    /// One as it should be.
    let good: Folder
    /// One that is not there.
    let missing: Folder
    /// One with no room for a single byte.
    let full: Folder
    /// One that nobody may write in, but the computer's administrator.
    let refusing: Folder

    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("shelf-\(UUID().uuidString)")

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

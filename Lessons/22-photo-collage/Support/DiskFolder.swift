import Foundation
import Screen
import Streams

/// The folder of the app, on the disk.
///
/// It is `photo-collage` in the folder for temporary files, or the one that the variable COLLAGE_FOLDER of the environment names.
struct DiskFolder {
    let url: URL
    /// Whether the app makes the folder with the first picture.
    private let isOwn: Bool

    init() {
        let path = ProcessInfo.processInfo.environment["COLLAGE_FOLDER"] ?? ""
        isOwn = path.isEmpty
        url =
            isOwn
            ? FileManager.default.temporaryDirectory.appendingPathComponent("photo-collage")
            : URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Draws a collage and writes it, on a queue of its own, when somebody subscribes. Sends the file's path on main.
    func save(_ motifs: [Image.Motif]) -> Single<String> {
        .deferred {
            try prepare()
            // Each is drawn as large as it will be: two stand in one row, four and six in two.
            let rows = motifs.count > 2 ? 2 : 1
            let photos = motifs.map { Image($0, width: 960 * rows / motifs.count, height: 480 / rows) }
            return .just(try write(Image.collage(photos, width: 960, height: 480)))
        }
        .subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "disk"))
        .observe(on: MainScheduler.instance)
    }

    private func prepare() throws {
        if isOwn { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        if !isFolder { throw FolderError.missing(path: url.path) }
    }

    private func write(_ picture: Image) throws -> String {
        let files = (1...).lazy.map { url.appendingPathComponent("collage-\($0).png") }
        guard let file = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else {
            throw FolderError.full
        }
        do {
            try picture.pngData().write(to: file, options: .withoutOverwriting)
        } catch let error as CocoaError where error.code != .fileWriteFileExists {
            // If the disk is full, half of the picture is there.
            try? FileManager.default.removeItem(at: file)
            throw error
        }
        return file.path
    }

    private var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

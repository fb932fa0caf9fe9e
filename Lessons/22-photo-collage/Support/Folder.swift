import Foundation
import LessonKit
import Screen
import Streams

/// Why a folder takes no picture.
enum FolderError: LocalizedError, CustomStringConvertible {
    case full
    case missing
    case refused

    var description: String {
        switch self {
        case .full: "The folder is full."
        case .missing: "The folder is missing."
        case .refused: "The folder is locked."
        }
    }

    var errorDescription: String? { description }
}

/// A folder in memory. A write takes 400 ms of the stage's time.
final class Folder {
    /// How many files have room.
    var room: Int
    /// What is wrong with it, beside the room.
    var trouble: FolderError?
    private(set) var files: [String: Data] = [:]
    private let stage: Stage

    init(room: Int = 9, on stage: Stage) {
        self.room = room
        self.stage = stage
    }

    /// Writes a picture. `done` is called later, with the file's name or an error. Disposing cancels the write.
    @discardableResult
    func write(_ picture: Image, done: @escaping (Result<String, any Error>) -> Void) -> any Disposable {
        let work = Observable.just(picture.pngData())
            .delay(.milliseconds(400), scheduler: stage.scheduler)
            .subscribe(onNext: { [self] data in done(Result { try keep(data) }) })
        stage.bag.insert(work)
        return work
    }

    /// A single that writes a picture when somebody subscribes, and sends the file's name.
    func save(_ picture: Image) -> Single<String> {
        .create { [self] single in write(picture) { single($0) } }
    }

    /// The same, with the name of an album before that of the file.
    func save(_ picture: Image, in album: String) -> Single<String> { save(picture).map { "\(album): \($0)" } }

    private func keep(_ data: Data) throws -> String {
        if let trouble { throw trouble }
        if files.count >= room { throw FolderError.full }
        let name = "collage-\(files.count + 1).png"
        files[name] = data
        show("written: \(name)")
        return name
    }
}

/// The folder of the played app, on the disk.
///
/// It is `photo-collage` in the folder for temporary files, or the one that the variable COLLAGE_FOLDER of the environment names.
struct DiskFolder {
    let url: URL

    init() throws {
        if let path = ProcessInfo.processInfo.environment["COLLAGE_FOLDER"], !path.isEmpty {
            url = URL(fileURLWithPath: path, isDirectory: true)
        } else {
            url = FileManager.default.temporaryDirectory.appendingPathComponent("photo-collage")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    /// Writes a picture on a queue of its own when somebody subscribes. Sends the file's name on main.
    func save(_ picture: Image) -> Single<String> {
        let url = url
        return .deferred {
            guard Self.isFolder(url) else { return .error(FolderError.missing) }
            let names = (1...).lazy.map { "collage-\($0).png" }
            guard let name = names.first(where: { !Self.exists(url.appendingPathComponent($0)) }) else {
                return .error(FolderError.full)
            }
            try picture.pngData().write(to: url.appendingPathComponent(name), options: .withoutOverwriting)
            return .just(name)
        }
        .subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "disk"))
        .observe(on: MainScheduler.instance)
    }

    private static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
}

/// The albums of a photo library.
final class Albums {
    private var names: Set<String>
    private let isLocked: Bool

    init(_ names: String..., isLocked: Bool = false) {
        self.names = Set(names)
        self.isLocked = isLocked
    }

    /// Opens an album. Completes if it is there; makes it and sends its name if it is not; fails if the library is locked.
    func open(_ name: String) -> Maybe<String> {
        .create { [self] maybe in
            if isLocked {
                maybe(.error(FolderError.refused))
            } else if names.insert(name).inserted {
                maybe(.success(name))
            } else {
                maybe(.completed)
            }
            return Disposables.create()
        }
    }
}

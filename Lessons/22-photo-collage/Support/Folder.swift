import Foundation
import LessonKit
import Screen
import Streams

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

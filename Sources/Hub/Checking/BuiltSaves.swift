import Foundation
import Platform
import Synchronization

/// The saves that were built, so that the compiler tells a later one from them.
///
/// Beside macOS the compiler's driver knows in whole seconds when a file was changed. A save in the same second as one that was
/// built would not be compiled, and its verdict would be on the text before it. So its time is put forward to the next second.
enum BuiltSaves {
    private static let stamps = Mutex<[String: FileStamp]>([:])

    /// To be called before and after a build of these files: somebody may save meanwhile.
    ///
    /// - Parameter paths: From the root of the file system.
    static func note(_ paths: [String]) {
        for path in paths {
            guard let now = FileStamp(path) else { continue }
            stamps.withLock { stamps in
                if let built = stamps[path], built != now, built.isInSameSecond(as: now) {
                    try? FileManager.default.setAttributes([.modificationDate: now.nextSecond], ofItemAtPath: path)
                }
                stamps[path] = FileStamp(path)
            }
        }
    }
}

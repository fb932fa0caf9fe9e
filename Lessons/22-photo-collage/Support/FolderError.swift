import Foundation

/// Why a folder takes no picture.
enum FolderError: LocalizedError, CustomStringConvertible {
    case full
    case missing(path: String)
    case refused

    var description: String {
        switch self {
        case .full: "The folder is full."
        case .missing(let path): "There is no folder \(path)."
        case .refused: "The folder is locked."
        }
    }

    var errorDescription: String? { description }
}

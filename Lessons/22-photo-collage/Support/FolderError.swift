import Foundation

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

import Foundation

extension URL {
    /// Whether the file is on a cloud drive: iCloud, or another one that macOS shows among its files.
    package var isOnCloudDrive: Bool {
        let path = resolvingSymlinksInPath().path
        if ["/Library/Mobile Documents/", "/Library/CloudStorage/"].contains(where: path.contains) { return true }
        #if os(macOS)
            // The folders Desktop and Documents can be in iCloud, too. Their paths do not show it.
            return FileManager.default.isUbiquitousItem(at: self)
        #else
            return false
        #endif
    }
}

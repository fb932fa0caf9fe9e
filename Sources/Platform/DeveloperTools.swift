import Foundation

/// What macOS has beside the Swift toolchain.
package enum DeveloperTools {
    /// Whether Swift may be here without the library for tests: on macOS it is a part of Xcode, and the Command Line Tools have
    /// Swift, too.
    package static var mayLackTesting: Bool {
        #if os(macOS)
            folder.map { existing("\($0)/Platforms/MacOSX.platform").isEmpty } ?? true
        #else
            false
        #endif
    }

    /// The folder of the system's modules, where the compiler has to be told it.
    package static var sdk: String? {
        #if os(macOS)
            folder.flatMap { folder in
                ["Platforms/MacOSX.platform/Developer/SDKs/MacOSX.sdk", "SDKs/MacOSX.sdk"].map { "\(folder)/\($0)" }
                    .first { FileManager.default.fileExists(atPath: $0) }
            }
        #else
            nil
        #endif
    }

    #if os(macOS)
        /// The folder of Xcode or of the Command Line Tools: the one that is chosen, then the usual ones.
        private static var folder: String? {
            let files = FileManager.default
            let chosen = try? files.destinationOfSymbolicLink(atPath: "/var/db/xcode_select_link")
            let candidates = [
                ProcessInfo.processInfo.environment["DEVELOPER_DIR"], chosen,
                "/Applications/Xcode.app/Contents/Developer", "/Library/Developer/CommandLineTools",
            ]
            return candidates.compactMap { $0 }.first { files.fileExists(atPath: $0) }
        }

        /// The variables with which the system finds the libraries that tests are linked to, as SwiftPM sets them.
        static var testLibraries: [String: String] {
            guard let folder else { return [:] }
            let platform = "\(folder)/Platforms/MacOSX.platform/Developer"
            let tools = "\(folder)/Library/Developer"
            return [
                "DYLD_FRAMEWORK_PATH": existing(
                    "\(platform)/Library/Frameworks", "\(platform)/Library/PrivateFrameworks", "\(tools)/Frameworks"),
                "DYLD_LIBRARY_PATH": existing("\(platform)/usr/lib", "\(tools)/usr/lib"),
            ]
        }

        private static func existing(_ folders: String...) -> String {
            folders.filter { FileManager.default.fileExists(atPath: $0) }.joined(separator: ":")
        }
    #endif
}

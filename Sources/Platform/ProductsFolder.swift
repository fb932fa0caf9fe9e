import Foundation

/// The folder where SwiftPM puts what it builds: another toolchain may have another build system, so SwiftPM is asked.
package enum ProductsFolder {
    /// The options of `swift build` that ask.
    ///
    /// A build holds the lock until it ends. Nothing is read or written here that the build changes.
    package static let question = ["--show-bin-path", "--ignore-lock"]

    /// The folder in the output of the command; nil if it is not there.
    package static func answer(in output: String) -> URL? {
        let path = output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("/") }
        return path.map { URL(fileURLWithPath: String($0)) }
    }
}

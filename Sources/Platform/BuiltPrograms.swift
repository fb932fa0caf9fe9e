import Foundation

/// The programs of this package that were built together with this code.
package enum BuiltPrograms {
    /// The file of the program called `name`. It may not have been built.
    package static func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// The folder that all of them are in.
    ///
    /// Tests are a program on Linux, and a bundle with folders in it on macOS, which a program of the toolchain or of Xcode
    /// opens: so the file that this code was loaded from is asked for, and not the program.
    package static var folder: URL {
        let file = ownFile
        let bundle = file.firstRange(of: ".xctest").map { String(file[..<$0.upperBound]) }
        return URL(fileURLWithPath: bundle ?? file).deletingLastPathComponent()
    }

    private static var ownFile: String {
        #if canImport(Darwin)
            var found = Dl_info()
            guard dladdr(#dsohandle, &found) != 0, let name = found.dli_fname else { return CommandLine.arguments[0] }
            return String(cString: name)
        #else
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        #endif
    }
}

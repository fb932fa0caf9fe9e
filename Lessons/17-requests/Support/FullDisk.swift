import Foundation

/// A disk without room, on a computer that has plenty.
enum FullDisk {
    /// Tries to write `data` to `file`, and fails: there is no room.
    static func write(_ data: Data, to file: URL) throws {
        #if os(Linux)
            // Linux has a device that is always full.
            let device = "/dev/full"
            guard FileManager.default.fileExists(atPath: device) else { throw CocoaError(.fileWriteOutOfSpace) }
            if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil {
                try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: device)
            }
            try data.write(to: file)
        #else
            // Elsewhere no file may grow during the write. Without the handler, the system would end the program.
            let handler = signal(SIGXFSZ, SIG_IGN)
            defer { signal(SIGXFSZ, handler) }
            var usual = rlimit()
            getrlimit(RLIMIT_FSIZE, &usual)
            var none = usual
            none.rlim_cur = 0
            setrlimit(RLIMIT_FSIZE, &none)
            defer { setrlimit(RLIMIT_FSIZE, &usual) }
            try data.write(to: file)
        #endif
    }
}

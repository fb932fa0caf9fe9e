import Foundation

extension Launch {
    /// What came of a program that has ended.
    package struct Result {
        package let output: Data
        package let errors: Data
        package let status: ProcessStatus
    }

    /// A program that has been started, and what it prints.
    package struct Running {
        private let pid: pid_t
        private let output: FileHandle
        private let errors: FileHandle

        fileprivate init(_ launch: Launch) throws(Failure) {
            (output, errors) = (try Self.file(), try Self.file())
            var launch = launch
            launch.output = .file(output.fileDescriptor)
            launch.errors = .file(errors.fileDescriptor)
            pid = try launch.start()
        }

        /// Waits for its end.
        package func result() -> Result {
            let status = ProcessStatus(waitingFor: pid)
            return Result(output: Self.text(output), errors: Self.text(errors), status: status)
        }

        /// A file without a name. A pipe would have to be read meanwhile, and has an end only when nobody else has it open.
        private static func file() throws(Failure) -> FileHandle {
            for folder in [FileManager.default.temporaryDirectory.path, "/tmp"] {
                var path = Array("\(folder)/output.XXXXXX".utf8CString)
                let descriptor = mkstemp(&path)
                guard descriptor >= 0 else { continue }
                unlink(path)
                return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            }
            throw Failure(reason: String(cString: strerror(errno)))
        }

        private static func text(_ file: FileHandle) -> Data {
            try? file.seek(toOffset: 0)
            return (try? file.readToEnd()) ?? Data()
        }
    }

    /// Starts the program, and keeps what it prints.
    package func running() throws(Failure) -> Running { try Running(self) }

    /// Runs the program to its end.
    package func result() throws(Failure) -> Result { try running().result() }
}

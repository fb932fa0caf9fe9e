import Foundation
import Platform

/// A file of a folder. A name need not be UTF-8: some archives have Korean names in other bytes.
struct NamedFile {
    /// Each byte that is no UTF-8 stands there as `\xB1`.
    let name: String
    /// As the system knows it.
    let path: [CChar]

    /// Nil if the folder cannot be read.
    static func all(in folder: URL) -> [NamedFile]? {
        guard let stream = opendir(folder.path), let start = MemoryLayout<dirent>.offset(of: \.d_name) else {
            return nil
        }
        defer { closedir(stream) }
        let before = Array("\(folder.path)/".utf8CString.dropLast())
        var files: [NamedFile] = []
        while let entry = readdir(stream) {
            let text = (UnsafeRawPointer(entry) + start).assumingMemoryBound(to: CChar.self)
            let (bytes, length) = (UnsafeRawPointer(text), strlen(text))
            let name = name(of: UnsafeRawBufferPointer(start: bytes, count: length))
            files.append(NamedFile(name: name, path: before + UnsafeBufferPointer(start: text, count: length + 1)))
        }
        return files
    }

    private static func name(of bytes: UnsafeRawBufferPointer) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? bytes.map { $0 < 128 ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
            .joined()
    }

    /// Nil if it is not there.
    var stamp: FileStamp? { path.withUnsafeBufferPointer { $0.baseAddress.flatMap { FileStamp(String(cString: $0)) } } }

    /// Nil if it cannot be read.
    var data: Data? {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        return try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
    }
}

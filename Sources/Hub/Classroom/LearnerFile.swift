import Foundation
import LessonKit

/// A file that somebody made with `check --json`, and that was put into the folder of a class.
enum LearnerFile {
    /// How a learner makes it.
    static let command = "swift run workbook check --to minsu.json"

    /// Why a file cannot be counted, and what to do.
    struct Problem: Error, Equatable {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// The bytes that no report reaches: a thousand exercises have half a million.
    private static let limit = 4_000_000

    /// Reads the report in `file`.
    ///
    /// - Throws: `Problem`.
    static func read(_ file: NamedFile) throws(Problem) -> LearnerReport {
        var facts = stat()
        guard stat(file.path, &facts) == 0 else { throw Problem("It cannot be found any more.") }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Problem("It is a folder. Put the files themselves beside the others.")
        default: throw Problem("It is no file.")
        }
        guard facts.st_size > 0 else {
            throw Problem("It is empty: the check that was to write it did not come to its end. \(again)")
        }
        guard facts.st_size <= limit else {
            let size = (Int64(facts.st_size) / 1_000_000).formatted(.number.locale(Locale(identifier: "en_US")))
            throw Problem("It has \(size) MB, and no check writes so much. \(again)")
        }
        guard let data = file.data else {
            throw Problem("It cannot be read. Are you allowed to? ls -l shows it.")
        }
        return try report(in: data)
    }

    /// Reads UTF-8, and UTF-16 as some shells write it.
    static func report(in data: Data) throws(Problem) -> LearnerReport {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let object = try? JSONSerialization.jsonObject(with: data), object is [String: Any] else {
            throw Problem("It is no JSON object. \(again)")
        }
        guard let version = try? decoder.decode(Version.self, from: data).version else {
            throw Problem("It is JSON, but not what check --json writes. \(again)")
        }
        guard version <= LearnerReport.version else {
            throw Problem(
                "It has version \(version) of the form, and this workbook reads up to \(LearnerReport.version). "
                    + "Update this workbook: swift run workbook update")
        }
        guard let report = try? decoder.decode(LearnerReport.self, from: data) else {
            throw Problem("It is not the whole of what check --json writes. \(again)")
        }
        guard let trusted = report.trusted else {
            throw Problem("It has numbers that no check writes. \(again)")
        }
        return trusted
    }

    private static let again = "Have it made again."

    private struct Version: Decodable { let version: Int }
}

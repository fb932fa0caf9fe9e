import LessonKit
import Marbles

/// Why an update was not made. The answers are then what they were.
enum UpdateError: Error, CustomStringConvertible {
    /// The folder was unpacked from an archive.
    case noHistory
    case noNetwork(String)
    case noBranch(String?)
    /// The new version does not go on from this one.
    case noBase(String)
    case git(String)
    /// What is to be adopted is no workbook.
    case noWorkbook(String)
    case sameFolder
    /// There is no place for what does not fit any more.
    case noFolder

    var description: String {
        switch self {
        case .noHistory:
            "This folder is no git clone, so nobody knows where its next version is. Unpack that into a new folder "
                + "beside this one. Do not unpack it over this one: your answers would be lost. "
                + "Then type in the new folder:\nswift run workbook adopt ../this-folder"
        case .noNetwork(let reason):
            "The next version cannot be fetched. Nothing was changed. git says: \(Self.line(reason))"
        case .noBranch(let name?):
            "git knows no branch \(name.printable). Nothing was changed. It lists its branches: git branch --all"
        case .noBranch(nil):
            "This clone follows no branch. Say which has the next version: swift run workbook update origin/main"
        case .noBase(let next):
            "\(next.prefix(8)) does not go on from the version that is here. Nothing was changed. Clone it into a new "
                + "folder, and type there: swift run workbook adopt ../this-folder"
        case .git(let reason):
            "git cannot do it, and nothing of yours is lost. If a file was saved in this moment, or another git was at "
                + "work, type it again. git says: \(Self.line(reason))"
        case .noWorkbook(let folder):
            "\(folder.printable) is no workbook: it does not hold Package.swift beside Lessons. Name the folder that "
                + "has your answers."
        case .noFolder:
            "Nothing can be written in .workbook, so nothing was changed. If it is a file, move it away: "
                + "mv .workbook ~/"
        case .sameFolder: "That is this folder. Name the older one, which has your answers."
        }
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
    }
}

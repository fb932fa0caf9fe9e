import Foundation
import LessonKit

/// A lesson that an author begins: its folder, its folder of checks, and its lines in the lists of lessons.
struct NewLesson {
    let name: String
    let folder: String
    private let template: LessonTemplate
    private let order: CourseOrder
    private let course: Course

    /// - Parameters:
    ///   - given: `binding`, or `28-binding` with the number that is due.
    ///   - side: The lesson beside which it stands; nil for the last of the course.
    ///   - outline: `Step Two readers`, `Predict A late reader`
    /// - Throws: `AuthorError` if no lesson can have that name, `UsageError` for a line of the outline that is none.
    init(named given: String, _ side: CourseOrder.Side? = nil, outline: [String] = [], in course: Course) throws {
        let name = try LessonName(given, in: course).text
        var order = CourseOrder(course)
        let place = order.add(.init(old: nil, name: name), side) + 1
        let number = Int(given.prefix(while: \.isNumber))
        if name != given, let number, number != place {
            let owner = course.lessons.first { $0.number == number }?.name
            throw AuthorError.number(number, of: owner, due: place, name: name)
        }
        template = try LessonTemplate(name: name, outline: outline)
        (self.name, self.order, self.course) = (name, order, course)
        folder = CourseList.folder(name, number: place)
    }

    /// Writes its files, and its line into each list.
    ///
    /// - Returns: The paths of what was written.
    func write() throws -> [String] {
        let files =
            try template.lessonFiles.map { try course.checkout.create("Lessons/\(folder)/\($0.name)", $0.text) }
            + template.checkFiles.map { try course.checkout.create("Tests/ExerciseTests/\(name)/\($0.name)", $0.text) }
            + order.write()
        return try files + CourseFix(Course(course.checkout)).writeUntouched().filter { !files.contains($0) }
    }
}

/// A name that no lesson has yet.
struct LessonName {
    let text: String

    /// - Throws: `AuthorError` if no lesson can have that name.
    init(_ given: String, in course: Course) throws(AuthorError) {
        let name = LessonFolder.commandName(of: given)
        guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else { throw .badName(given) }
        if let taken = course.lessons.first(where: { $0.name == name }) {
            throw .taken(name, by: "the lesson \(taken.folder)")
        }
        // macOS does not tell two names apart that differ in case alone.
        let modules = ["Sources", "Tests"].flatMap { course.checkout.files(in: $0) }
        if let taken = modules.first(where: { $0.lowercased() == name }) {
            throw .taken(name, by: "the module \(taken)")
        }
        if HubCommand.all.contains(where: { $0.name == name }) { throw .taken(name, by: "a command") }
        if HubOption.every.contains(where: { $0.name == "--\(name)" }) { throw .taken(name, by: "an option") }
        if name == "stage" { throw .taken(name, by: "what a step is given") }
        let folders = course.checkout.files(in: "Lessons").filter { LessonFolder.commandName(of: $0) == name }
        let taken = folders.map { "Lessons/\($0)" } + ["Tests/ExerciseTests/\(name)"]
        for path in taken where course.checkout.has(path) { throw .exists(path) }
        text = name
    }
}

/// Why a lesson cannot be laid out.
enum AuthorError: Error, Equatable, CustomStringConvertible {
    case badName(String)
    case taken(String, by: String)
    case exists(String)
    case number(Int, of: String?, due: Int, name: String)
    case notKept(String, because: String)

    var description: String {
        switch self {
        case .badName(let name):
            "\"\(name)\" cannot be a lesson's name. Use small letters, digits and dashes: hot-and-cold"
        case .taken(let name, let owner):
            "\(name) is the name of \(owner) already. Choose another name."
        case .exists(let path):
            "\(path) is there already, and nothing was written. Delete it or choose another name."
        case .number(let number, let owner, let due, let name):
            "\(owner.map { "\(number) is the number of \($0)" } ?? "The next number is \(due), not \(number)"). "
                + "The numbers are written for you: author new \(name) --after and the lesson that comes before it."
        case .notKept(let path, let reason):
            "\(path) \(reason), so nothing was removed. Commit it first: then git brings it back if you want it again."
        }
    }
}

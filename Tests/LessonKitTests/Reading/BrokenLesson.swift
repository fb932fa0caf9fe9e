import Testing

/// A sample lesson with a piece of a file replaced.
struct BrokenLesson: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let from: String
    let to: String
    /// What the problems must say, each in one of its own.
    let says: [String]

    init(_ name: String, _ file: String, replace from: String, with to: String, says: String...) {
        (testDescription, self.file, self.from, self.to, self.says) = (name, file, from, to, says)
    }

    /// Without that file.
    init(_ name: String, without file: String, says: String...) {
        (testDescription, self.file, from, to, self.says) = (name, file, "", "", says)
    }

    /// The problems of the lesson that has these files, when it is broken.
    func problems(of files: [String: String]) throws -> [String] {
        var lesson = SampleLesson(files: files)
        let text = try #require(lesson.files[file])
        lesson.files[file] = from.isEmpty ? nil : text.replacing(from, with: to, maxReplacements: 1)
        try #require(lesson.files[file] != text, "the lesson is not broken at all")
        return try lesson.problems()
    }
}

/// What a check found out about one exercise.
enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    case wrong
    case toDo = "to do"
    case crashed
    case hung
    case doesNotCompile = "does not compile"
}

/// Marks an exercise as not begun. Write your answer in place of the line that throws it.
///
///     func theStory() throws -> String {
///         throw ToDo()     // for example: "--1--2--|"
///     }
public struct ToDo: Error {
    /// The mark of an exercise that is not begun. Write your answer in place of the whole line.
    ///
    ///     throw ToDo()
    public init() {}
}

/// Marks an exercise that comes with code as not begun. Delete the line when you start, and complete what stands below it.
///
///     try toDo()       // delete this line
///     return source    // and go on here
///
/// - Throws: `ToDo`, always.
public func toDo() throws { throw ToDo() }

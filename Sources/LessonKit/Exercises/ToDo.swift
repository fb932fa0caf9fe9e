/// Thrown by an exercise that nobody has begun.
public struct ToDo: Error {
    /// The mark of an untouched exercise.
    public init() {}
}

/// Marks an exercise that comes with code as not begun. Delete the line when you start.
///
/// - Throws: `ToDo`, always.
public func toDo() throws { throw ToDo() }

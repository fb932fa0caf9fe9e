/// What a check says of an answer.
public enum Verdict: Codable, Equatable, Sendable {
    /// It does what the exercise asks for.
    case passed
    /// Nobody has begun it.
    case toDo
    /// It does something else, and why that is so.
    case wrong(Diagnosis)

    /// The verdict of a check: passed if it returns, otherwise what its error says.
    ///
    /// An error that is neither `ToDo` nor a `Diagnosis` came out of the answer itself.
    public init(of check: () throws -> Void) {
        do {
            try check()
            self = .passed
        } catch is ToDo {
            self = .toDo
        } catch let diagnosis as Diagnosis {
            self = .wrong(diagnosis)
        } catch {
            self = .wrong(
                Diagnosis(
                    "Your function threw \"\(error)\", and so there is no answer to look at. "
                        + "If a stream should fail, its subscribers are told: observer.onError(...), or Observable.error(...)."
                ))
        }
    }
}

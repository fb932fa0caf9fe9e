/// The errors that tests send.
enum Failure: Error, Equatable {
    case offline, lost
}

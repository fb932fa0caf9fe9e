/// A lesson, exercise, command or option that does not exist.
public struct UnknownName: Error, Equatable, CustomStringConvertible {
    public let kind: String
    public let name: String
    /// The lesson that was searched; empty where that says nothing.
    public let place: String
    public let nearest: [String]
    public let all: [String]

    public init(kind: String, name: String, place: String = "", nearest: [String], all: [String]) {
        (self.kind, self.name, self.place, self.nearest, self.all) = (kind, name, place, nearest, all)
    }

    public var description: String {
        let missing = "There is no \(kind) \(name)\(place.isEmpty ? "" : " in \(place)")."
        if !nearest.isEmpty { return "\(missing) Did you mean \(nearest.joined(separator: " or "))?" }
        return all.isEmpty ? missing : "\(missing) There is \(all.joined(separator: ", "))."
    }
}

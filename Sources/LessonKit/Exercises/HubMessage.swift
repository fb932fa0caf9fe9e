import Foundation

/// What a test program reports to the hub, as one JSON object.
package enum HubMessage: Codable, Equatable, Sendable {
    /// From here on it is this exercise that prints, crashes or does not end.
    case begins(ExerciseID, title: String)
    /// From here on its answer is tried with this.
    case tries(String)
    /// The verdict on the exercise that has begun.
    case verdict(Verdict)
    /// What its answer did beside the verdict.
    case remark(String)
    /// The further mistakes that its answer makes. It comes twice: without any when the search for them begins.
    case others([Diagnosis])
    /// What a sketch has done so far: a `SketchReport`, as JSON.
    case sketch(Data)
    /// From here on no exercise runs.
    case ends

    /// The object in parts. A part that begins with a comma is not the last one.
    ///
    /// Another thread may print at the same time, and the system writes only a few hundred bytes in one piece.
    package var parts: [[UInt8]] {
        guard let json = try? JSONEncoder().encode(self) else { return [] }
        let bytes = Array(json)
        let starts = Array(stride(from: 0, to: bytes.count, by: 400))
        return starts.map { start in
            [UInt8(ascii: start == starts.last ? "." : ",")] + bytes[start..<min(start + 400, bytes.count)]
        }
    }

    /// Reads the object that `parts` are made of, without their first characters.
    package init?(_ json: [UInt8]) {
        guard let message = try? JSONDecoder().decode(HubMessage.self, from: Data(json)) else { return nil }
        self = message
    }
}

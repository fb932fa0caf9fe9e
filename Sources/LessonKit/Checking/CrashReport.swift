import Foundation

/// What can be told of an exercise that ended the program, or that had to be ended.
///
/// Read from the standard error of the program: the runtime's last words, then its backtrace.
struct CrashReport {
    /// The runtime's message: `Index out of range`.
    let message: String?
    /// The line of the exercise that the program had reached.
    let line: Int?
    private let path: String

    init(output: String, lesson: Course.Lesson?, checkout: Checkout) {
        let lines = output.split(whereSeparator: \.isNewline)
        message =
            lines.compactMap { line in
                line.firstMatch(of: /(?:Fatal error|Precondition failed|Assertion failed): (.+)/).map { String($0.1) }
            }.last
            ?? lines.compactMap { $0.firstMatch(of: #/Swift runtime failure: (.+?) in /#).map { String($0.1) } }.first
        path = lesson?.exercisePath ?? ""
        let place = " at " + checkout.root.appendingPathComponent(path).path + ":"
        line = path.isEmpty ? nil : lines.compactMap { Self.number(after: place, in: String($0)) }.first
    }

    private static func number(after place: String, in line: String) -> Int? {
        line.range(of: place).flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
    }

    /// For a program that ended by itself with `status`.
    func crashed(_ status: ChildProcess.Status) -> String {
        let what =
            switch status {
            case .exited(let code) where message == nil:
                "The program ended here with exit(\(code)). An exercise returns or throws; it does not end the program."
            case .signalled(SIGSEGV) where message == nil, .signalled(SIGBUS) where message == nil:
                "The program crashed here. A function that calls itself without end does this."
            default:
                "The program crashed here: \(message ?? status.description)."
            }
        return place + what
    }

    /// For a program that was ended after `limit` seconds.
    func hung(after limit: Double) -> String {
        place + """
            It was not done after \(limit.formatted()) \(limit == 1 ? "second" : "seconds"), and was ended. \
            Something waits or repeats without end.
            """
    }

    private var place: String { line.map { "\(path):\($0): " } ?? "" }
}

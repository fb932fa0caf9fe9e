import Foundation
import LessonKit

/// The command `workbook`: what a learner types between two looks at the code.
struct Hub {
    let directory: URL
    let page: Page
    /// Says what does not belong to the answer: an error, a note.
    let say: (String) -> Void
    /// Shows what takes time now; nothing when it is over.
    let tell: (String) -> Void

    /// The way out, after sysexits.h where it has one.
    enum Exit {
        static let notAllPassed: Int32 = 1
        static let usage: Int32 = 64
        static let noCheckout: Int32 = 66
        static let unavailable: Int32 = 69
    }

    /// Does what `arguments` ask for.
    ///
    /// - Returns: the exit code: 0; 1 when something checked has not passed; 64 for words it does not know; 66 outside a checkout;
    ///   69 when a check could not be made; 128 and the signal when it was stopped.
    func run(_ arguments: [String]) -> Int32 {
        do {
            let arguments = try Arguments(arguments)
            if arguments.command == .help {
                help()
                return 0
            }
            let checkout = try Checkout(containing: directory)
            let course = try Course(checkout)
            switch arguments.command {
            case .help: return 0
            case .map: return map(course, checkout, isJSON: arguments.isJSON)
            case .check(let lesson, let number):
                return try check(course, checkout, lesson: lesson, number: number, arguments)
            case .hint(let lesson, let number): return try hint(course, checkout, lesson: lesson, number: number)
            }
        } catch {
            tell("")
            say("workbook: \(error)")
            return Self.exitCode(of: error)
        }
    }

    private static func exitCode(of error: any Error) -> Int32 {
        switch error {
        case is UnknownName, is Misuse: Exit.usage
        case is NotACheckout: Exit.noCheckout
        case CheckError.interrupted(let signal): 128 + signal
        default: Exit.unavailable
        }
    }

    /// What the notebook of `checkout` remembers. A damaged one is said.
    func notebook(_ checkout: Checkout) -> Notebook {
        let (notebook, damaged) = Notebook.read(checkout)
        if let damaged { say("Note: \(damaged)") }
        return notebook
    }

    /// Changes the notebook. That it cannot be written is said, and is no reason to give no answer.
    func remember(_ checkout: Checkout, _ change: (inout Notebook) -> Void) {
        do {
            if let damaged = try Notebook.update(checkout, change) { say("Note: \(damaged)") }
        } catch {
            say("Note: the folder .workbook cannot be written, so this is not remembered: \(error.localizedDescription)")
        }
    }
}

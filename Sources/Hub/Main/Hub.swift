import Foundation
import LessonKit
import Terminal

/// The command `workbook`: what a learner types between two looks at the code.
public struct Hub {
    let directory: URL
    let terminal: any Console
    let page: Page
    /// Shows what takes time now; "" takes it away.
    let tell: (String) -> Void

    /// The way out, after sysexits.h where it has one.
    enum Exit {
        static let notAllPassed: Int32 = 1
        static let usage: Int32 = 64
        static let noCheckout: Int32 = 66
        static let unavailable: Int32 = 69
    }

    init(directory: URL, terminal: any Console, tell: @escaping (String) -> Void = { _ in }) {
        (self.directory, self.terminal, self.tell) = (directory, terminal, tell)
        page = Page(width: terminal.pageWidth, ink: Ink(colour: terminal.hasColour, ascii: !terminal.hasUnicode))
    }

    /// Does what the command line asks for, and ends the program.
    ///
    /// The program ends with 0; with 1 when something checked has not passed; with 64 for words it does not know;
    /// with 66 outside a checkout; with 69 when a check could not be made; with 128 and the signal when it was stopped.
    public static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        Interruption.listen()
        let hub = Hub(
            directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), terminal: SystemConsole(),
            tell: ProgressLine.show)
        exit(hub.run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Does what `arguments` ask for.
    ///
    /// - Returns: the exit code.
    func run(_ arguments: [String]) -> Int32 {
        do {
            let arguments = try HubArguments(arguments, alone: terminal.isInteractive ? .watch : .map)
            return try arguments.command.run(self, arguments)
        } catch {
            tell("")
            complain("\(error)")
            return Self.exitCode(of: error)
        }
    }

    private static func exitCode(of error: any Error) -> Int32 {
        switch error {
        case is UnknownName, is UsageError: Exit.usage
        case is NotACheckout, is NoClass: Exit.noCheckout
        case CheckError.interrupted(let signal): 128 + signal
        default: Exit.unavailable
        }
    }

    /// The course of the checkout that the hub was started in.
    func course() throws -> Course { try Course(Checkout(containing: directory)) }

    /// What was last verified in `course`.
    func progress(_ course: Course) -> Course.Progress { Course.Progress(course, notebook(course.checkout)) }

    /// What the notebook of `checkout` remembers. A damaged one is said.
    func notebook(_ checkout: Checkout) -> Notebook {
        let (notebook, damaged) = Notebook.read(checkout)
        if let damaged { complain("Note: \(damaged)") }
        return notebook
    }

    /// Changes the notebook. That it cannot be written is said, and is no reason to give no answer.
    func remember(_ checkout: Checkout, _ change: (inout Notebook) -> Void) {
        do {
            if let damaged = try Notebook.update(checkout, change) { complain("Note: \(damaged)") }
        } catch {
            complain(
                "Note: the folder .workbook cannot be written, so this is not remembered: \(error.localizedDescription)"
            )
        }
    }
}

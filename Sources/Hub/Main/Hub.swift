import Foundation
import LessonKit
import Terminal

/// The command `workbook`: what a learner types between two looks at the code.
public struct Hub {
    let directory: URL
    let terminal: any Console
    let renderer: Renderer
    /// Called with what takes time now; with "" when that is done.
    let onProgress: (String) -> Void
    /// The lines that were piped in. Nil if nothing was.
    let pipedLines: () -> [String]?

    /// The exit codes, after sysexits.h where it has one.
    enum Exit {
        static let notAllPassed: Int32 = 1
        static let usage: Int32 = 64
        static let noCheckout: Int32 = 66
        static let unavailable: Int32 = 69
    }

    init(
        directory: URL, terminal: any Console, onProgress: @escaping (String) -> Void = { _ in },
        pipedLines: @escaping () -> [String]? = { nil }
    ) {
        (self.directory, self.terminal) = (directory, terminal)
        (self.onProgress, self.pipedLines) = (onProgress, pipedLines)
        renderer = Renderer(
            width: terminal.pageWidth, paint: Paint(hasColour: terminal.hasColour, isASCII: !terminal.hasUnicode),
            widest: max(40, terminal.columns ?? 80))
    }

    /// Does what the command line asks for, and ends the program.
    ///
    /// The program ends with 0; with 1 when something checked has not passed; with 64 for unknown words;
    /// with 66 outside a checkout; with 69 when a check could not be made; with 128 and the signal when it was stopped.
    public static func main() -> Never {
        signal(SIGPIPE, SIG_IGN)
        Interruption.listen()
        let hub = Hub(
            directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), terminal: SystemConsole(),
            onProgress: ProgressLine.show, pipedLines: PipedInput.lines)
        exit(hub.run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Does what `arguments` ask for, and writes the answer.
    ///
    /// - Returns: the exit code.
    func run(_ arguments: [String]) -> Int32 {
        do {
            let arguments = try HubArguments(arguments, alone: terminal.isInteractive ? .watch : .map)
            let answer = try arguments.command.run(self, arguments)
            onProgress("")
            write(answer)
            return answer.status
        } catch let error as LabError {
            for line in renderer.lines(error.blocks) { terminal.complain(line.text) }
            return Exit.usage
        } catch {
            onProgress("")
            note("\(error)")
            return Self.exitCode(of: error)
        }
    }

    private static func exitCode(of error: any Error) -> Int32 {
        switch error {
        case is UnknownName, is UsageError, is BookFolder.NotOurs: Exit.usage
        case is NotACheckout, is NoClass: Exit.noCheckout
        case CheckError.interrupted(let signal), RecordingError.stopped(let signal): 128 + signal
        default: Exit.unavailable
        }
    }

    /// Text is painted here and nowhere else.
    private func write(_ answer: Answer) {
        if let data = answer.data { terminal.write(data) }
        write(answer.blocks)
        answer.notes.forEach(note)
    }

    /// Writes blocks while a command goes on.
    func write(_ blocks: [Block]) {
        for line in renderer.lines(blocks) { terminal.write(renderer.paint.text(of: line)) }
    }

    /// Writes to standard error.
    func note(_ text: String) {
        for text in text.split(whereSeparator: \.isNewline) {
            // What is indented is a place in the line above.
            for line in renderer.lines([text.hasPrefix(" ") ? .whole(String(text)) : .prose(String(text))]) {
                terminal.complain(line.text)
            }
        }
    }

    /// The course of the checkout that the hub was started in.
    func course() throws -> Course { try Course(Checkout(containing: directory)) }
}

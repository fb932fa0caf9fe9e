import ExerciseSupport
import Foundation
import Platform
import Testing

@testable import Hub

/// Of each example the compiler still says what the row says it does.
@Suite(.ownThread) struct CompilerAdviceTests {
    @Test func `the compiler says of each example what its row expects`() throws {
        // A module that is missing ends the compiler's work on all files.
        let rows = CompilerAdvice.all.filter { !$0.example.hasPrefix("import Rx") }
        // Whether a way through a function ends with return is looked at where all types are right: in a file alone.
        let found = try told(rows, "-typecheck")
        let rest = rows.filter { !found.contains($0.words) }
        for row in rest {
            let late = try told([row], "-emit-sil", "-o", "/dev/null")
            #expect(late.contains(row.words), "\(row.example)")
        }
        #expect(rest.count < 10)
    }

    /// The words for what the compiler says of the examples of `rows`, each where its own row is meant.
    private func told(_ rows: [CompilerAdvice.Row], _ arguments: String...) throws -> Set<String> {
        let course = try SampleCourse()
        let files = rows.indices.map { "example-\($0).swift" }
        for (file, row) in zip(files, rows) { try course.write("import Streams\n\(row.example)\n", to: file) }
        let said = try said(of: files.map { course.root.appendingPathComponent($0).path }, arguments)
        let words = said.split(separator: "\n").compactMap { line -> String? in
            guard let match = line.wholeMatch(of: /.*example-([0-9]+)\.swift:([0-9]+):[0-9]+: error: (.+)/),
                let index = Int(match.1), let number = Int(match.2)
            else { return nil }
            let lines = "import Streams\n\(rows[index].example)".split(
                separator: "\n", omittingEmptySubsequences: false)
            let words = CompilerAdvice.words(for: String(match.3), in: lines.dropFirst(number - 1).first ?? "")
            return words == rows[index].words ? words : nil
        }
        return Set(words)
    }

    @Test func `a slip that looks like another one in its message is told by its line`() {
        func words(_ line: String) -> String? { CompilerAdvice.words(for: "extra argument in call", in: line) }
        #expect(words("Observable.just(1, 2)")?.hasPrefix("just sends one element.") == true)
        #expect(words("Observable.from(1, 2)")?.hasPrefix("from takes one collection") == true)
        #expect(words("print(1, at: 2)") == nil)
        #expect(CompilerAdvice.words(for: "no such module 'RxCocoa'", in: "import RxCocoa") != nil)
    }

    /// What the compiler says, with the modules of this build.
    private func said(of files: [String], _ arguments: [String]) throws -> String {
        let products = HubProgram.file.deletingLastPathComponent()
        let modules = [products.appendingPathComponent("Modules"), products].flatMap { ["-I", $0.path] }
        let sdk = DeveloperTools.sdk.map { ["-sdk", $0] } ?? []
        let compiler = try ChildProcess(
            ["swiftc"] + arguments + ["-wmo", "-swift-version", "6"] + modules + sdk + files,
            environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        HubProgram.finish(compiler)
        return compiler.output
    }
}

import Foundation
import Platform
import Testing

@testable import Hub

/// Of each example the compiler still says what the row says it does.
struct CompilerAdviceTests {
    @Test func `the compiler says of each example what its row expects`() throws {
        // A module that is missing ends the compiler's work on all files.
        let rows = CompilerAdvice.all.filter { !$0.example.hasPrefix("import Rx") }
        let course = try SampleCourse()
        let files = rows.indices.map { "example-\($0).swift" }
        for (file, row) in zip(files, rows) { try course.write("import Streams\n\(row.example)\n", to: file) }
        let said = try said(of: files.map { course.root.appendingPathComponent($0).path })
        for (index, row) in rows.enumerated() {
            let lines = "import Streams\n\(row.example)".split(separator: "\n", omittingEmptySubsequences: false)
            let words = said.split(separator: "\n").compactMap { line -> String? in
                guard let match = line.wholeMatch(of: /.*example-([0-9]+)\.swift:([0-9]+):[0-9]+: error: (.+)/),
                    Int(match.1) == index
                else { return nil }
                return CompilerAdvice.words(for: String(match.3), in: lines[Int(match.2)! - 1])
            }
            #expect(words.contains(row.words), "\(row.example)")
        }
    }

    @Test func `a slip that looks like another one in its message is told by its line`() {
        func words(_ line: String) -> String? { CompilerAdvice.words(for: "extra argument in call", in: line) }
        #expect(words("Observable.just(1, 2)")?.hasPrefix("just sends one element.") == true)
        #expect(words("Observable.from(1, 2)")?.hasPrefix("from takes one collection") == true)
        #expect(words("print(1, at: 2)") == nil)
        #expect(CompilerAdvice.words(for: "no such module 'RxCocoa'", in: "import RxCocoa") != nil)
    }

    /// What the compiler says, with the modules of this build.
    private func said(of files: [String]) throws -> String {
        let products = HubProgram.file.deletingLastPathComponent()
        let modules = [products.appendingPathComponent("Modules"), products].flatMap { ["-I", $0.path] }
        let sdk = DeveloperTools.sdk.map { ["-sdk", $0] } ?? []
        let compiler = try ChildProcess(
            ["swiftc", "-typecheck", "-wmo", "-swift-version", "6"] + modules + sdk + files,
            environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        HubProgram.finish(compiler)
        return compiler.output
    }
}

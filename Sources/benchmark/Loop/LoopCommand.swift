import Foundation
import Platform

/// A command in a folder. Its output is kept.
struct LoopCommand {
    let words: [String]
    let folder: URL
    var lesson: String?
    var variables: [String: String] = [:]

    /// Runs it to its end.
    ///
    /// - Parameter codes: The exit codes that are right.
    /// - Returns: Its output.
    /// - Throws: `LoopError` if it ended with another code.
    @discardableResult
    func run(codes: Set<Int32> = [0]) throws -> String {
        var launch = Launch(words, in: folder)
        launch.environment.merge(lesson.map { ["LESSON": $0] } ?? [:]) { $1 }
        launch.environment.merge(variables) { $1 }
        launch.input = .null
        let result = try launch.result()
        let said = String(decoding: result.output + result.errors, as: UTF8.self)
        guard case .exited(let code) = result.status, codes.contains(code) else {
            throw LoopError("\(words.joined(separator: " ")) failed in \(folder.path):\n\(said.suffix(2000))")
        }
        return said
    }
}

extension LoopCourse {
    /// The hub, as built for this course.
    func hub(_ words: String...) throws {
        // 1: not everything has passed.
        try command([products.appendingPathComponent("workbook").path] + words).run(codes: [0, 1])
    }

    /// A command in the course's folder, with its build system.
    private func command(_ words: [String], lesson: String? = nil, variables: [String: String] = [:]) -> LoopCommand {
        LoopCommand(words: prefix + words, folder: root, lesson: lesson, variables: variables)
    }

    /// Where SwiftPM puts what it builds in `root`.
    static func products(in root: URL, _ prefix: [String]) throws -> URL {
        let output = try LoopCommand(words: prefix + ["swift", "build"] + ProductsFolder.question, folder: root).run()
        guard let products = ProductsFolder.answer(in: output) else {
            throw LoopError("swift does not say where it builds:\n\(output)")
        }
        return products
    }

    /// The same without the hub: build the checks of one lesson, and run them on the learner's answers.
    func byHand(_ lesson: String) throws {
        let filter = ["--filter", "/`?[0-9]+ · "]
        try command(["swift", "build", "--build-tests"], lesson: lesson).run()
        let folder = folders.first { $0.hasSuffix("-\(lesson)") } ?? lesson
        guard let tests = TestLauncher(of: "checks-\(folder)", in: products, options: []) else {
            throw LoopError("No tests were built in \(root.path).")
        }
        try command(tests.command + filter, lesson: lesson, variables: tests.environment).run()
    }

    /// The first command, up to its first screen.
    func map() throws {
        try command(["swift", "run", "workbook", "map"]).run()
    }

    func build() throws {
        try command(["swift", "build", "--product", "workbook"]).run()
        try hub("check", lessons[0])
    }
}

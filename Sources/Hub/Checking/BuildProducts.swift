import Foundation
import Platform

/// Where SwiftPM has put what it has built. Each build system has a folder and a form of its own for them.
struct BuildProducts {
    let folder: URL
    /// The options that name the package and its build to SwiftPM.
    let options: [String]

    /// The program of an executable product.
    func program(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// The checks of a lesson, built.
    ///
    /// - Throws: `CheckError.noTestProgram`.
    func checks(of lesson: Course.Lesson) throws(CheckError) -> TestLauncher {
        guard let launcher = TestLauncher(of: "checks-\(lesson.folder)", in: folder, options: options) else {
            throw .noTestProgram(lesson: lesson.name, folder: folder.path)
        }
        return launcher
    }
}

/// SwiftPM is asked where it puts what it builds. The answer takes less time than any build, and comes during the build.
struct BuildQuestion {
    let child: ChildProcess
    private let options: [String]

    /// - Parameter options: They name the package and its build to SwiftPM.
    init(_ options: [String], environment: [String: String]) throws(CheckError) {
        self.options = options
        child = try ChildProcess(
            ["swift", "build"] + ProductsFolder.question + options, environment: environment, keepsStandardOutput: true)
    }

    /// Nil as long as there is no answer.
    var answer: BuildProducts? {
        guard child.status == .exited(0) else { return nil }
        return ProductsFolder.answer(in: child.output).map { BuildProducts(folder: $0, options: options) }
    }
}

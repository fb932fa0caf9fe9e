/// What `swift build` is to build, and how that is told.
struct BuildTask {
    let options: [String]
    let what: String
    /// Added to what is told if nothing of it was built before.
    var firstTime = ""
    var isFirst: (BuildProducts) -> Bool = { _ in false }
    /// The targets that the package is narrowed to; none for all.
    var targets: [String] = []
    /// What a learner writes of it, as seen from the checkout.
    var written: [String] = []
}

/// `swift build` at a task, with the question where it builds. To be used from one thread.
struct BuildRun {
    private let build: Build
    private let task: BuildTask
    private let package: [String]
    private let environment: [String: String]
    private let question: BuildQuestion
    private var products: BuildProducts?
    private var waits: WaitReason?
    /// What is told beside the task.
    private var note: String

    init(_ build: Build, _ task: BuildTask) throws(CheckError) {
        (self.build, self.task) = (build, task)
        package = ["--package-path", build.checkout.root.path] + build.folder.options
        let only = task.targets.isEmpty ? [:] : ["ONLY": task.targets.joined(separator: ",")]
        environment = build.environment.merging(only) { $1 }
        question = try BuildQuestion(package, environment: environment)
        note = build.folder.isElsewhere ? " (in \(build.folder.url.path), for here nothing can be written)" : ""
        build.onProgress("\(task.what) …\(note)")
    }

    /// Runs `swift build` to its end.
    mutating func perform() throws(CheckError) -> ChildProcess {
        let written = task.written.map { build.checkout.root.appendingPathComponent($0).path }
        BuiltSaves.note(written)
        defer { BuiltSaves.note(written) }
        let child = try ChildProcess(
            ["swift", "build"] + task.options + package, environment: environment, keepsStandardOutput: true)
        while child.status == nil {
            ChildProcess.wait(for: [child, question.child], milliseconds: 100)
            if build.isCancelled() { child.end() }
            hear()
            if waits == nil { waits = WaitReason(swiftPM: child.lastLine) }
            if let waits, child.lastLine.hasPrefix(Doctor.another) {
                build.onProgress(waits.text)
            } else if let steps = child.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                build.onProgress("\(task.what) … \(steps.0)\(note)")
            }
        }
        return child
    }

    /// Waits for the answer where it builds.
    mutating func answer() throws(CheckError) -> BuildProducts {
        while question.child.status == nil, !build.isCancelled() { question.child.wait(milliseconds: 100) }
        hear()
        guard let products else { throw .noProducts(output: question.child.output) }
        return products
    }

    /// Takes the answer when it is there: as early as possible, for a build makes what was not there before.
    private mutating func hear() {
        guard products == nil, let answer = question.answer else { return }
        products = answer
        if note.isEmpty, task.isFirst(answer) { note = task.firstTime }
    }
}

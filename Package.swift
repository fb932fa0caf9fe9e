// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The course. Its order is the order of these lines, and the numbers are written from it: `swift run workbook author fix`. A lesson
/// is its folder in Lessons, its checks in Tests/ExerciseTests, and a line here.
let course = [
    "01-sync-async",
    "02-subscribe",
    "03-dispose-bag",
    "04-just-from",
    "05-marble-diagrams",
    "06-map-filter",
    "07-flat-map",
    "08-combining",
    "09-errors",
    "10-timing",
    "11-schedulers",
    "12-side-effects",
    "13-subjects",
    "14-relays",
    "15-sharing",
    "16-traits",
    "17-requests",
    "18-binding",
    "19-driver",
    "20-signal",
    "21-login-form",
    "22-photo-collage",
    "23-menu-order",
    "24-memory",
    "25-virtual-time",
    "26-from-scratch",
    "27-modern-swift",
]

/// `LESSON=<name>` narrows the package to one lesson and its checks, so that nothing else can stand in its way;
/// `LESSON=<name>,<name>` to several. The name of a lesson's folder does as well.
let narrowed = Context.environment["LESSON"]?.split(separator: ",").map { name in
    course.contains(String(name)) ? String(name.drop { $0 != "-" }.dropFirst()) : String(name)
}

/// The lessons, each once: two targets of one name would stop the whole package. A check names the second line.
let lessons = course.map { folder in (folder: folder, name: String(folder.drop { $0 != "-" }.dropFirst())) }
    .reduce(into: [(folder: String, name: String)]()) { all, lesson in
        if !all.contains(where: { $0.name == lesson.name }) { all.append(lesson) }
    }
let chosen = lessons.filter { narrowed?.contains($0.name) ?? true }

/// The part of Lessons that is a module: some files of a lesson's folder, by name. Nothing else there is looked at, and a
/// folder that is not there is a warning: the rest of the package goes on.
func part(_ files: [String], of folder: String) -> (sources: [String], exclude: [String]) {
    let sources = files.map { "\(folder)/\($0)" }
    let own = contents("Lessons/\(folder)").map { "\(folder)/\($0)" }
    return (sources, (contents("Lessons") + course + own).filter { $0 != folder && !sources.contains($0) })
}

func contents(_ folder: String) -> [String] {
    let path = "\(Context.packageDirectory)/\(folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// A build names the folder in which it was made. If the folder is moved or copied, the compiler's errors fill pages, and none of
/// them says what to do.
///
/// Both build systems note their plans: `native` in one file, `swiftbuild` in a folder of each plan.
func refuseMovedBuild() {
    let now = Context.packageDirectory
    let plans = ".build/out/Intermediates.noindex/XCBuildData"
    let plan = contents(plans).first { $0.hasSuffix(".xcbuilddata") }
    let builds = [
        folder(before: "/Sources/Streams/", in: ".build/debug.yaml"),
        plan.flatMap { folder(before: "/.build/out", in: "\(plans)/\($0)/build-request.json") },
    ]
    func real(_ path: String) -> URL { URL(filePath: path).resolvingSymlinksInPath() }
    guard let then = builds.compactMap(\.self).first(where: { real($0) != real(now) }) else { return }
    print("This folder was moved or copied together with its build, which was made in \(then).")
    print("Delete the build, then try again: rm -rf '\(now)/.build'")
    exit(1)
}

/// The first path in a file of the package that goes on with `rest`.
func folder(before rest: String, in file: String) -> String? {
    let text = (try? String(contentsOfFile: "\(Context.packageDirectory)/\(file)", encoding: .utf8)) ?? ""
    guard let end = text.range(of: rest)?.lowerBound else { return nil }
    return text[..<end].lastIndex(of: "\"").map { String(text[text.index(after: $0)..<end]) }
}
refuseMovedBuild()

/// Operators are closures around closures: in a release build the optimiser has to see through them across module borders,
/// and a run-time check of each captured variable would cost more than most operators do.
let optimised: [SwiftSetting] = [
    .unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// A lesson is three small modules, and a module of tests reads the same macros for each file. In a debug build one process of the
/// compiler for each module is quicker than one for each core, unless little else is built at the same time.
let small: [SwiftSetting] =
    Context.environment["ONLY"] == nil
    ? [.unsafeFlags(["-driver-batch-count", "1"], .when(configuration: .debug))] : []

/// The lesson whose engine the benchmark compares with Streams. Its exercises are built as Streams is, and the benchmark sees them
/// as a test does.
let compared = lessons.first { $0.name == "from-scratch" }.map { "\($0.name)-exercises" }
let comparable = optimised + [.unsafeFlags(["-enable-testing"], .when(configuration: .release))]

let package = Package(
    name: "stream-workbook",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "Marbles", targets: ["Marbles"]),
        .library(name: "MarblesTesting", targets: ["MarblesTesting"]),
        .library(name: "Screen", targets: ["Screen"]),
    ],
    targets: [
        .target(name: "Platform", exclude: ["TestOpener"]),
        .target(name: "Streams", exclude: ["README.md"], swiftSettings: optimised),
        .target(name: "Terminal", dependencies: ["Platform"]),
        .target(name: "Marbles", dependencies: ["Streams", "Terminal"], exclude: ["README.md", "Testing"]),
        // Apart from Marbles, because a program that draws diagrams should not load the testing library.
        .target(name: "MarblesTesting", dependencies: ["Marbles", "Streams"], path: "Sources/Marbles/Testing"),
        .target(name: "Screen", dependencies: ["Platform", "Streams", "Terminal"]),
        .target(name: "LessonKit", dependencies: ["Marbles", "Platform", "Screen", "Streams", "Terminal"]),
        .target(
            name: "Hub", dependencies: ["LessonKit", "Marbles", "Platform", "Streams", "Terminal"],
            exclude: ["Book/book.css", "Book/Script", "Classroom/class.css", "LearnerFiles.md"]),
        .target(
            name: "ExerciseSupport", dependencies: ["LessonKit", "Marbles", "Platform", "Streams"],
            path: "Tests/ExerciseTests/Support"),
    ],
    swiftLanguageModes: [.v6])

/// The lessons whose exercises the hub has put together anew, because one of them does not compile: there the text stands that
/// came with the course.
let standIns = Context.environment["STAND_INS"]?.split(separator: ",").map(String.init) ?? []

// For a lesson that is not there, a target at an impossible path: SwiftPM says it in one line.
for name in narrowed ?? [] where !lessons.contains(where: { $0.name == name }) {
    let names = lessons.map(\.name).joined(separator: ", ")
    let path = "LESSON=\(name): there is no such lesson. There are \(names)."
    package.targets.append(.target(name: "LESSON", path: path))
}

// What the learner edits and its checks are two modules: the checks are built once, whatever is built between. Their name has an
// editor list them first, in the order of the course. A module takes its files by name: an exercise is called as its check, and
// what else the learner keeps in the folder is not compiled. SwiftPM keeps what it has read of this text, and looks into no folder
// again: so the text has a sum of the exercises' names. `author fix` writes it.
// Sum: 7f37ee4f
for lesson in chosen {
    let names = contents("Tests/ExerciseTests/\(lesson.name)").filter { $0.first?.isNumber == true }
    let given = contents("Lessons/\(lesson.folder)/Exercises").filter { $0 == "Given.swift" }
    let written = part(["Exercises", "Solution.swift"], of: lesson.folder)
    let others = contents("Lessons/\(lesson.folder)/Exercises").filter { !(names + given).contains($0) }
    let exercises = "\(lesson.name)-exercises"
    package.targets.append(
        .target(
            name: exercises, dependencies: ["LessonKit", "Marbles", "Screen", "Streams"],
            path: standIns.contains(lesson.name) ? ".workbook/stand-ins" : "Lessons",
            exclude: standIns.contains(lesson.name)
                ? [] : written.exclude + others.map { "\(lesson.folder)/Exercises/\($0)" },
            sources: (names + given).map { "\(lesson.folder)/Exercises/\($0)" } + ["\(lesson.folder)/Solution.swift"],
            // What reports a verdict is none of a learner's business.
            packageAccess: false,
            swiftSettings: small + (exercises == compared ? comparable : [])))
    // As a source, and not as the target's path: a path that is not there would stop the whole package.
    package.targets.append(
        .testTarget(
            name: "checks-\(lesson.folder)",
            dependencies: [
                "ExerciseSupport", "LessonKit", "Marbles", "Platform", "Screen", "Streams",
                .target(name: exercises),
            ],
            path: "Tests/ExerciseTests", exclude: contents("Tests/ExerciseTests").filter { $0 != lesson.name },
            sources: [lesson.name], swiftSettings: small))
}

/// On macOS tests are a bundle, and a program opens it. The type-check for macOS asks for it on other systems.
#if os(macOS)
    let isForMac = true
#else
    let isForMac = Context.environment["FOR_MACOS"] != nil
#endif
if isForMac {
    package.targets.append(.executableTarget(name: "test-opener", path: "Sources/Platform/TestOpener"))
}

// What is played is a third: a lesson plays while its exercises do not compile. What it plays with, and is too long to show, stands
// in its folder Support. `PROOF=1 LESSON=<name>` has it, too: `author check` proves the checks and measures the steps.
for lesson in narrowed == nil || Context.environment["PROOF"] != nil ? chosen : [] {
    let hasSupport = contents("Lessons/\(lesson.folder)").contains("Support")
    let played = part(["main.swift"] + (hasSupport ? ["Support"] : []), of: lesson.folder)
    package.targets.append(
        .executableTarget(
            name: lesson.name,
            dependencies: ["LessonKit", "Marbles", "Screen", "Streams"],
            path: "Lessons", exclude: played.exclude, sources: played.sources, swiftSettings: small))
}

if narrowed == nil {
    package.targets += [
        .executableTarget(name: "workbook", dependencies: ["Hub"]),
        .executableTarget(
            name: "benchmark",
            dependencies: ["Platform", "Streams"] + (compared.map { [.byName(name: $0)] } ?? []),
            exclude: ["README.md"],
            swiftSettings: optimised + (compared == nil ? [] : [.define("HAS_ENGINE")])),
        .testTarget(name: "StreamsTests", dependencies: ["Marbles", "Platform", "Streams"], swiftSettings: small),
        .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal"]),
        .testTarget(
            name: "MarblesTests",
            dependencies: ["ExerciseSupport", "Marbles", "MarblesTesting", "Streams", "Terminal"]),
        // A lesson with a screen, for the tests of played screens.
        .executableTarget(
            name: "screen-sample", dependencies: ["LessonKit", "Screen", "Streams"], path: "Tests/ScreenSample",
            exclude: ["README.md"]),
        .testTarget(
            name: "ScreenTests", dependencies: ["ExerciseSupport", "Marbles", "Screen", "Streams", "Terminal"],
            swiftSettings: small),
        .testTarget(
            name: "LessonKitTests",
            dependencies: ["ExerciseSupport", "LessonKit", "Marbles", "Platform", "Streams", "Terminal"],
            swiftSettings: small),
        .testTarget(
            name: "HubTests",
            dependencies: ["ExerciseSupport", "Hub", "LessonKit", "Marbles", "Platform", "Streams", "Terminal"],
            exclude: ["Book/BrowserChecks.js"]),
    ]
}

/// `SKETCH=<name>.swift` adds the program of a sketch and narrows the package to it; `SKETCH=<name>/main.swift` that of a sketch of
/// several files. Without it no sketch is looked at: one that does not compile stands in nobody's way.
let sketch = Context.environment["SKETCH"].map { file in
    let name = String(file.prefix { $0 != "/" && $0 != "." })
    return (name: name, target: "sketch-\(name)", file: file.contains("/") ? nil : file)
}
if let sketch {
    let folder = sketch.file == nil ? "Lessons/Sketches/\(sketch.name)" : "Lessons/Sketches"
    // What else stands there is not a part of it, and a build would say so each time.
    let others = contents(folder).filter { name in
        sketch.file.map { name != $0 } ?? (name.contains(".") && !name.hasSuffix(".swift"))
    }
    package.targets.append(
        .executableTarget(
            name: sketch.target, dependencies: ["LessonKit", "Marbles", "Screen", "Streams"],
            path: folder, exclude: others, sources: sketch.file.map { [$0] }, swiftSettings: small))
}

/// `ONLY=StreamsTests` narrows the package to one target and the targets that it needs; `ONLY=<target>,<target>` to several. The
/// thread sanitizer needs a build of its own: this keeps it short. The book builds the programs of the lessons so, for an exercise
/// that does not compile is nothing to it.
if let only = sketch?.target ?? Context.environment["ONLY"] {
    var needed = only.split(separator: ",").map(String.init)
    var index = 0
    while index < needed.count {
        let dependencies = package.targets.first { $0.name == needed[index] }?.dependencies ?? []
        for dependency in dependencies {
            switch dependency {
            case .byNameItem(let name, _), .targetItem(let name, _): if !needed.contains(name) { needed.append(name) }
            default: break
            }
        }
        index += 1
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

if Context.environment["WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}

// swift-tools-version: 6.3
import Foundation
import PackageDescription

/// The course, in order. A lesson is its folder in Lessons, its checks in Tests/ExerciseTests, and a line here.
/// Who takes a folder away takes out its line as well: what is listed and is not there stops every command.
let course = [
    "01-sync-async",
    "02-subscribe",
    "03-dispose-bag",
    "04-just-from",
    "13-subjects",
    "15-traits",
    "17-driver",
]

/// `LESSON=<name>` narrows the package to one lesson and its checks, so that nothing else can stand in its way;
/// `LESSON=<name>,<name>` to several.
let narrowed = Context.environment["LESSON"]?.split(separator: ",").map(String.init)

let lessons = course.map { folder in (folder: folder, name: String(folder.drop { $0 != "-" }.dropFirst())) }
let (chosen, others) = (
    lessons.filter { narrowed?.contains($0.name) ?? true }, lessons.filter { narrowed?.contains($0.name) == false }
)
if let unknown = narrowed?.first(where: { name in !lessons.contains { $0.name == name } }) {
    print("LESSON=\(unknown): there is no such lesson. There are \(lessons.map(\.name).joined(separator: ", ")).")
    exit(1)
}

/// Operators are closures around closures: in a release build the optimiser has to see through them across module borders,
/// and a run-time check of each captured variable would cost more than most operators do.
let optimised: [SwiftSetting] = [
    .unsafeFlags(["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

let package = Package(
    name: "stream-workbook",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Streams", targets: ["Streams"]),
        .library(name: "Marbles", targets: ["Marbles"]),
        .library(name: "Screen", targets: ["Screen"]),
    ],
    targets: [
        .target(name: "Streams", swiftSettings: optimised),
        .target(name: "Marbles", dependencies: ["Streams"]),
        .target(name: "Screen", dependencies: ["Marbles", "Streams"]),
        .target(name: "LessonKit", dependencies: ["Marbles", "Screen", "Streams"]),
    ],
    swiftLanguageModes: [.v6])

// What is played and what the learner edits are two modules: a lesson plays while its exercises do not compile. Each takes
// its files by name, so what else the learner keeps in the folder is not compiled. What a lesson plays with, and is too
// long to show, stands in its folder Support.
for lesson in chosen {
    let hasSupport = FileManager.default.fileExists(
        atPath: "\(Context.packageDirectory)/Lessons/\(lesson.folder)/Support")
    let played = ["main.swift"] + (hasSupport ? ["Support"] : [])
    let written = ["Exercise.swift", "Solution.swift"]
    let texts = ["README.md", "Hints.md"]
    package.targets += [
        .executableTarget(
            name: lesson.name,
            dependencies: ["LessonKit", "Marbles", "Screen", "Streams"],
            path: "Lessons/\(lesson.folder)", exclude: texts + written, sources: played),
        .target(
            name: "\(lesson.name)-exercises",
            dependencies: ["LessonKit", "Marbles", "Screen", "Streams"],
            path: "Lessons/\(lesson.folder)", exclude: texts + played, sources: written),
    ]
}

package.targets.append(
    .testTarget(
        name: "ExerciseTests",
        dependencies: ["LessonKit", "Marbles", "Screen", "Streams"]
            + chosen.map { .target(name: "\($0.name)-exercises") },
        exclude: others.map { "\($0.name).swift" }))

if narrowed == nil {
    package.targets += [
        .executableTarget(name: "workbook", dependencies: ["LessonKit"]),
        .executableTarget(name: "benchmark", dependencies: ["Streams"], swiftSettings: optimised),
        .testTarget(name: "StreamsTests", dependencies: ["Marbles", "Streams"]),
        .testTarget(name: "MarblesTests", dependencies: ["Marbles", "Streams"]),
        // A lesson with a screen, for the tests of played screens.
        .executableTarget(
            name: "screen-sample", dependencies: ["LessonKit", "Screen", "Streams"], path: "Tests/ScreenSample",
            exclude: ["README.md"]),
        .testTarget(name: "ScreenTests", dependencies: ["Marbles", "Screen", "Streams"]),
        .testTarget(name: "LessonKitTests", dependencies: ["LessonKit", "Marbles", "Streams"]),
        .testTarget(name: "WorkbookTests", dependencies: ["LessonKit"]),
    ]
}

if Context.environment["WARNINGS_AS_ERRORS"] != nil {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}

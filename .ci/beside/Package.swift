// MARK: What .ci/rxswift adds

package.targets += [
    .executableTarget(name: "keeping", dependencies: ["Streams"]),
    .executableTarget(name: "chains", dependencies: ["Marbles", "Streams"]),
    .executableTarget(name: "threads", dependencies: ["Streams"]),
    .executableTarget(name: "lessons", dependencies: ["LessonKit", "Marbles"]),
]

if let rxswift = Context.environment["RXSWIFT"], let streams = package.targets.first(where: { $0.name == "Streams" }) {
    package.dependencies.append(.package(path: rxswift))
    let folder = URL(filePath: rxswift).lastPathComponent
    let parts = ["RxSwift", "RxRelay"].map { Target.Dependency.product(name: $0, package: folder) }
    // RxSwift's own package has RxCocoa on Apple's systems only. Its traits are the same everywhere.
    package.targets.append(.target(name: "RxCocoa", dependencies: parts))
    streams.dependencies = parts + ["RxCocoa"]
    streams.exclude = []
    // RxSwift's types are not Sendable.
    package.swiftLanguageModes = [.v5]
    for target in package.targets {
        // As in Swift 6, where the top level of a program is on the main actor.
        let feature: SwiftSetting =
            target.type == .executable
            ? .enableExperimentalFeature("StrictConcurrency") : .enableUpcomingFeature("BareSlashRegexLiterals")
        target.swiftSettings = (target.swiftSettings ?? []) + [feature]
    }
}

import Platform

/// The checks of one lesson or of several, built.
struct TestProgram {
    /// How it is started on this system.
    let launcher: TestLauncher

    /// The command that runs the checks one after another. Which exercises they look at, they read from the environment
    /// (`HubLink.exercisesVariable`).
    var arguments: [String] { launcher.command + ["--no-parallel", "--filter", Self.checks] }

    /// The tests of exercises: `3 · There and back`.
    private static let checks = "/`?[0-9]+ · "
}

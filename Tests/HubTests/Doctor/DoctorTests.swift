import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit
@testable import Terminal

@Suite(.ownThread) struct DoctorTests {
    /// A `swift` that says `version`, has built the checks into `products`, and then does `rest`.
    private func swift(
        in sample: SampleCourse, _ version: String, products: String = "x86_64-unknown-linux-gnu/debug",
        isBuilt: Bool = true, _ rest: String = ""
    ) throws -> String {
        if isBuilt { try sample.write("", to: ".build/\(products)/samplePackageTests.xctest") }
        let file = sample.root.appendingPathComponent("bin/swift")
        try Script.write(
            """
            [ "$1" = --version ] && echo "\(version)" && exit
            [ "$1" = build ] && echo "\(sample.checkout.root.path)/.build/\(products)" && exit
            \(rest)
            """, to: file)
        return file.path
    }

    private func findings(_ sample: SampleCourse, swift: String) throws -> [Finding] {
        try Doctor(course: try sample.course, swift: swift).findings()
    }

    @Test func `a swift that is new enough is told, and the package is read with it`() throws {
        let sample = try SampleCourse()
        let swift = try swift(
            in: sample, "Apple Swift version 6.10.1 (swiftlang-6.10)",
            "test \"$*\" = \"package --package-path \(sample.checkout.root.path) describe\"")
        let findings = try findings(sample, swift: swift)
        #expect(findings.first == Finding(kind: .well, text: "Swift version 6.10.1 is in your PATH."))
        #expect(findings.last == Finding(kind: .well, text: "SwiftPM can read the package."))
    }

    @Test(
        arguments: [
            ("x86_64-unknown-linux-gnu/debug", "native", ".build/out"),
            ("out/Products/Debug-linux", "swiftbuild", ".build/x86_64-unknown-linux-gnu"),
        ])
    func `the build system is named, and what another one has left`(
        _ products: String, _ name: String, _ old: String
    ) throws {
        let sample = try SampleCourse()
        for folder in ["x86_64-unknown-linux-gnu/debug", "out/Products/Debug-linux"] {
            try sample.write("", to: ".build/\(folder)/program")
            truncate(sample.root.appendingPathComponent(".build/\(folder)/program").path, 60_000_000)
        }
        try FileManager.default.createSymbolicLink(
            atPath: sample.root.appendingPathComponent(".build/debug").path,
            withDestinationPath: "x86_64-unknown-linux-gnu/debug")
        let found = try findings(sample, swift: swift(in: sample, "Swift version 6.4", products: products, "exit 0"))
        #expect(found.contains { $0.text == "SwiftPM builds with the build system \(name)." })
        #expect(found.contains { $0.text.hasPrefix("\(old) is of another toolchain's") && $0.text.contains("0.1 GB") })
        #expect(found.compactMap(\.command) == ["rm -rf '\(old)'"])
    }

    @Test(arguments: ["Swift version 6.2.4 (swift-6.2.4-RELEASE)", "Swift version 5.10", "no version at all"])
    func `one that is too old is said, and what to do`(_ version: String) throws {
        let sample = try SampleCourse()
        let findings = try findings(sample, swift: try swift(in: sample, version))
        #expect(findings.first?.kind == .trouble)
        #expect(findings.first?.advice.hasPrefix("Install Swift 6.3 or newer") == true)
        #expect(!findings.contains { $0.text.contains("SwiftPM") })
    }

    @Test func `a place for temporary files that is not there is told`() throws {
        let sample = try SampleCourse()
        var doctor = Doctor(course: try sample.course, swift: try swift(in: sample, "Swift version 6.3.1", "exit 0"))
        #expect(try !doctor.findings().contains { $0.command == "export TMPDIR=/var/tmp" })
        doctor.temporary = URL(fileURLWithPath: "/nonexistent")
        let found = try doctor.findings()
        #expect(found.first?.text.hasPrefix("Nothing can be written in /nonexistent") == true)
        #expect(found.first?.command == "export TMPDIR=/var/tmp")
        // Swift would say something else each time.
        #expect(!found.contains { $0.text.contains("swift in your PATH") || $0.text.contains("SwiftPM") })
    }

    @Test func `a file where the build has its folder is told`() throws {
        let sample = try SampleCourse()
        try sample.write("", to: ".build")
        #expect(try findings(sample, swift: "no-such-swift").contains { $0.command == "mv .build ~/" })
    }

    @Test func `what is gone, or cannot be read, is told`() throws {
        let sample = try SampleCourse()
        let git = Git(in: sample.root)
        let removed = "Tests/ExerciseTests/taken-out/01-one.swift"
        for path in ["Sources/Streams/Observable.swift", removed] { try sample.write("", to: path) }
        for command in ["init -q", "add .", "-c user.name=a -c user.email=b commit -q -m all"] {
            _ = try #require(git(command.split(separator: " ").map(String.init)))
        }
        func told() throws -> [String] {
            try findings(sample, swift: "no-such-swift").filter { $0.kind == .trouble }.map(\.text)
        }
        let before = try told()
        try sample.remove("Sources/Streams/Observable.swift")
        try sample.remove(removed)
        #expect(try told().filter { !before.contains($0) } == ["Sources/Streams/Observable.swift is missing."])
        let check = "Tests/ExerciseTests/subscribe/02-a-diary.swift"
        try sample.remove(check)
        try sample.write(" \n", to: SampleCourse.rows)
        // "é" in Latin-1.
        try Data("func ".utf8 + [0xE9] + "() {}".utf8).write(
            to: sample.root.appendingPathComponent(SampleCourse.diary))
        #expect(
            try told().filter { !before.contains($0) } == [
                "\(SampleCourse.diary) is not UTF-8.", "\(SampleCourse.rows) is empty.",
                "2 files of the course are missing, the first is Sources/Streams/Observable.swift.",
            ])
        let found = try findings(sample, swift: "no-such-swift")
        #expect(!found.contains { $0.text.hasPrefix(check) })
        let places = "Sources/Streams/Observable.swift Tests/ExerciseTests/subscribe"
        #expect(
            found.contains { $0.command == "git ls-files --deleted -z -- \(places) | xargs -0 git checkout HEAD --" })
    }

    @Test func `without swift that is said`() throws {
        let first = try findings(try SampleCourse(), swift: "no-such-swift").first
        #expect(first?.text == "There is no no-such-swift in your PATH.")
        #expect(first?.kind == .trouble)
    }

    /// What a doctor says of tests, where they may not build.
    private func testing(_ rest: String, mayLackTesting: Bool = true, isBuilt: Bool = true) throws -> [Finding] {
        let sample = try SampleCourse()
        let swift = try swift(
            in: sample, "Swift version 6.3.1", isBuilt: isBuilt, "[ \"$1\" = test ] || exit 0\n\(rest)")
        return try Doctor(course: try sample.course, swift: swift, mayLackTesting: mayLackTesting).findings()
            .filter { $0.text.hasPrefix("Tests ") }
    }

    @Test func `where tests may not build, one is tried`() throws {
        let findings = try testing("cat \"$3\"/Tests/Tests/*.swift | grep -q 'import Testing'")
        #expect(findings == [Finding(kind: .well, text: "Tests build and run here without Xcode.")])
        #expect(try testing("exit 1", mayLackTesting: false) == [])
        let other = try testing("exit 0", mayLackTesting: false, isBuilt: false)
        #expect(other == [Finding(kind: .well, text: "Tests build and run.")])
    }

    @Test func `where they do not build, the compiler's reason is said, and what to install`() throws {
        let found = try testing(
            """
            echo "error: emit-module command failed with exit code 1 (use -v to see invocation)"
            echo "$3/Tests/Tests/Tests.swift:1:8: error: no such module 'Testing'"
            exit 1
            """
        ).first
        #expect(
            found?.text
                == "Tests do not build and run with the Command Line Tools alone: no such module 'Testing'")
        #expect(found?.kind == .trouble)
        #expect(found?.advice == "Install Xcode 26.4 or newer, and choose it:")
        #expect(found?.command == "sudo xcode-select -s /Applications/Xcode.app")
    }

    @Test func `a cloud drive is noted, with the way out`() throws {
        let sample = try SampleCourse()
        func commands(isOnCloudDrive: Bool) throws -> [String?] {
            try Doctor(course: try sample.course, swift: "no-such-swift", isOnCloudDrive: { _ in isOnCloudDrive })
                .findings().filter { $0.kind == .note }.map(\.command)
        }
        #expect(try commands(isOnCloudDrive: true) == ["mv '\(sample.checkout.root.path)' ~/"])
        #expect(try commands(isOnCloudDrive: false) == [])
    }

    @Test func `a package that cannot be read is told with the reason`() throws {
        let sample = try SampleCourse()
        let swift = try swift(
            in: sample, "Swift version 6.3.1", "echo 'error: invalid custom path Lessons/03-x' >&2; exit 1")
        let last = try findings(sample, swift: swift).last
        #expect(last?.kind == .trouble)
        #expect(last?.text == "SwiftPM cannot read the package: invalid custom path Lessons/03-x")
        #expect(last?.command == "swift package describe")
    }

    @Test func `another swift command at work is noted, and not waited for`() throws {
        let sample = try SampleCourse()
        let swift = try swift(
            in: sample, "Swift version 6.3.1",
            "echo \"Another instance of SwiftPM (PID: 1) is already running using '.build'\" >&2; exec sleep 600")
        let last = try findings(sample, swift: swift).last
        #expect(last?.kind == .note)
        #expect(last?.text == "Another swift command is at work in this folder.")
    }

    @Test func `a damaged notebook is found and left where it is`() throws {
        let sample = try SampleCourse()
        try sample.write("{", to: ".workbook/notebook.json")
        let found = try findings(sample, swift: "no-such-swift").filter { $0.text.contains("notebook") }
        #expect(found.map(\.text) == [".workbook/notebook.json is damaged."])
        #expect(try sample.read(".workbook/notebook.json") == "{")
    }

    @Test func `what cannot be written is named`() throws {
        // Root may write anything.
        guard geteuid() != 0 else { return }
        let sample = try SampleCourse()
        let path = SampleCourse.diary
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o444], ofItemAtPath: sample.root.appendingPathComponent(path).path)
        let found = try findings(sample, swift: "no-such-swift").filter { $0.text.contains("written") }
        #expect(found.map(\.text) == ["\(path) cannot be written."])
        #expect(found.map(\.command) == ["chmod u+w \(path)"])
    }

    @Test func `each finding has its mark, and what to do below it`() throws {
        let findings = [
            Finding(kind: .well, text: "This is well."),
            Finding(kind: .note, text: "This is odd.", advice: "It is passed over."),
            Finding(
                kind: .trouble, text: "This is not well, and it takes more than one line to say so.",
                advice: "Do this:",
                command: "swift --version"),
        ]
        let lines = Renderer(width: 60, paint: Paint(hasColour: false, isASCII: false)).lines(findings.blocks)
        #expect(
            lines.map { $0.map(\.text).joined() }.joined(separator: "\n") == """
                ✓ This is well.
                · This is odd.
                  It is passed over.
                ✗ This is not well, and it takes more than one line to say
                  so.
                  Do this:
                    swift --version
                """)
    }
}

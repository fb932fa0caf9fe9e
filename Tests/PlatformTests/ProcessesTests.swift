import Foundation
import Platform
import Testing

struct ProcessesTests {
    /// A program that lives until it is ended, and has started another one in another group. It is our own: macOS shows nobody the
    /// variables of the system's programs.
    private final class Family {
        let parent: pid_t
        let child: pid_t
        let word = "word-\(UUID().uuidString)"
        private let folder: URL

        private static let code = """
            #include <stdio.h>
            #include <unistd.h>

            int main(void) {
                pid_t child = fork();
                setpgid(child, child);
                if (child) { printf("%d\\n", child); fflush(stdout); }
                for (;;) pause();
            }
            """

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("family-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let (source, program) = (folder.appendingPathComponent("family.c"), folder.appendingPathComponent("family"))
            try Data(Self.code.utf8).write(to: source)
            let clang = try Launch(["clang", "-o", program.path, source.path]).start()
            try #require(ProcessStatus(waitingFor: clang) == .exited(0))
            let pipe = Pipe()
            var launch = Launch([program.path, word])
            launch.environment["FAMILY"] = "\(word) in the environment"
            launch.output = .file(pipe.fileHandleForWriting.fileDescriptor)
            (launch.input, launch.errors) = (.null, .null)
            parent = try launch.start()
            var said = Data()
            while said.last != UInt8(ascii: "\n") { said += pipe.fileHandleForReading.readData(ofLength: 1) }
            child = try #require(pid_t(String(decoding: said.dropLast(), as: UTF8.self)))
        }

        deinit {
            kill(child, SIGKILL)
            kill(parent, SIGKILL)
            _ = ProcessStatus(waitingFor: parent)
            try? FileManager.default.removeItem(at: folder)
        }
    }

    /// Whether the process ends now.
    private func ends(_ pid: pid_t) -> Bool {
        let deadline = ContinuousClock.now + .seconds(20)
        while Processes.isAlive(pid), ContinuousClock.now < deadline { usleep(1000) }
        return !Processes.isAlive(pid)
    }

    @Test func `a tree ends below its root`() throws {
        let family = try Family()
        #expect(Processes.isAlive(family.parent) && Processes.isAlive(family.child))
        #expect(getpgid(family.child) != family.parent)
        Processes.endTree(below: family.parent)
        #expect(ends(family.child))
        #expect(Processes.isAlive(family.parent))
    }

    @Test func `what has the word in its environment ends, and nothing else`() throws {
        let (family, other) = (try Family(), try Family())
        Processes.endAll(withInEnvironment: family.word)
        #expect(ends(family.child) && ends(family.parent))
        #expect(Processes.isAlive(other.child) && Processes.isAlive(other.parent))
    }

    @Test func `processors work for a program that works, and not for one that waits`() throws {
        let family = try Family()
        let before = try #require(Processes.usedTime(of: getpid()))
        while try #require(Processes.usedTime(of: getpid())) < before + 0.1 {}
        #expect(try #require(Processes.usedTime(of: family.child)) < 0.1)
        Processes.endTree(below: family.parent)
        kill(family.parent, SIGKILL)
        #expect(ends(family.child))
    }

    @Test func `a command is found by a word in its arguments`() throws {
        let family = try Family()
        #expect(Processes.commands(with: family.word).contains { $0.hasSuffix("/family\0\(family.word)\0") })
        #expect(Processes.commands(with: "\(family.word) in the environment") == [])
    }
}

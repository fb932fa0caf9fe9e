import ExerciseSupport
import Foundation
import Platform
import Testing

@testable import Hub
@testable import LessonKit

@Suite(.ownThread) struct ChildProcessTests {
    private func shell(_ script: String, keepsStandardOutput: Bool = true) throws -> ChildProcess {
        try ChildProcess(
            ["sh", "-c", script], environment: ProcessInfo.processInfo.environment,
            keepsStandardOutput: keepsStandardOutput)
    }

    private func finish(_ child: ChildProcess) { while child.status == nil { child.wait(milliseconds: 50) } }

    @Test func `what it said and how it ended are known`() throws {
        let child = try shell("echo out; echo err >&2; exit 3")
        finish(child)
        #expect(child.status == .exited(3))
        #expect(child.output == "out\nerr\n")
    }

    @Test func `a program that is gone is told apart from a toolchain that is not there`() throws {
        func complaint(_ program: String) -> String? {
            #expect(throws: CheckError.self) {
                try ChildProcess([program], environment: [:], keepsStandardOutput: true)
            }?.description
        }
        #expect(complaint("/nowhere/checks")?.contains("Did an exercise delete it?") == true)
        #expect(complaint("no-swift")?.contains("swift --version") == true)
    }

    @Test func `standard output can be left out`() throws {
        let child = try shell("echo out; echo err >&2", keepsStandardOutput: false)
        finish(child)
        #expect(child.output == "err\n")
    }

    @Test func `a signal is told`() throws {
        let child = try shell("kill -9 $$")
        finish(child)
        #expect(child.status == .signalled(SIGKILL))
    }

    @Test func `of a flood the last part is kept`() throws {
        let child = try shell("head -c 5000000 /dev/zero; echo end")
        finish(child)
        #expect(child.output.utf8.count <= 2 << 20)
        #expect(child.output.hasSuffix("end\n"))
    }

    @Test func `nobody is asked for input`() throws {
        let child = try shell("cat; echo done")
        finish(child)
        #expect(child.output == "done\n")
    }

    @Test func `a program that is not there is named`() {
        #expect(throws: CheckError.self) {
            try ChildProcess(["no such program"], environment: [:], keepsStandardOutput: false)
        }
    }

    @Test func `ending it ends what it started, even if that does not want to`() throws {
        let child = try shell("trap '' INT; (trap '' INT; sleep 600) & echo $!; wait")
        while !child.output.contains("\n") { child.wait(milliseconds: 50) }
        let grandchild = try #require(pid_t(child.output.prefix { $0.isNumber }))
        #expect(Processes.isAlive(grandchild))
        child.end()
        #expect(child.status == .signalled(SIGKILL))
        let deadline = ContinuousClock.now + .seconds(10)
        while Processes.isAlive(grandchild), ContinuousClock.now < deadline { usleep(1000) }
        #expect(!Processes.isAlive(grandchild))
    }

    @Test func `what has left its group and does not answer is ended as well`() throws {
        // With job control, what runs in the background has a group of its own.
        let script = "trap '' INT; set -m; sh -c 'trap \"\" INT; sleep 1000' & echo $!; wait"
        let child = try ChildProcess(
            ["bash", "-c", script], environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        while child.status == nil, !child.output.hasSuffix("\n") { child.wait(milliseconds: 50) }
        let far = try #require(pid_t(child.output.dropLast()))
        child.end()
        let deadline = ContinuousClock.now + .seconds(10)
        while Processes.isAlive(far), ContinuousClock.now < deadline { usleep(1000) }
        #expect(!Processes.isAlive(far))
    }

    @Test func `what it leaves in another group ends with it, and needs no variable for that`() throws {
        let child = try ChildProcess(
            ["bash", "-c", "set -m; env -i sleep 1000 > /dev/null & echo $!"],
            environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        finish(child)
        let left = try #require(pid_t(child.output.dropLast()))
        let deadline = ContinuousClock.now + .seconds(10)
        while Processes.isAlive(left), ContinuousClock.now < deadline { usleep(1000) }
        #expect(!Processes.isAlive(left))
    }
}

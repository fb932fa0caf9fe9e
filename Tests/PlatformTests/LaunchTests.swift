import Foundation
import Platform
import Testing

struct LaunchTests {
    /// What it has written, and how it ended.
    private func run(_ script: String, _ change: (inout Launch) -> Void = { _ in }) throws -> (String, ProcessStatus) {
        var launch = Launch(["sh", "-c", script])
        launch.input = .null
        change(&launch)
        let result = try launch.result()
        return (String(decoding: result.output, as: UTF8.self), result.status)
    }

    @Test func `a program works where it is wanted, and what it prints is kept, however much, each stream for itself`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let script = "pwd; head -c 1000000 /dev/zero; echo wrong >&2; sleep 9 &"
        let result = try Launch(["sh", "-c", script], in: folder).result()
        #expect(result.output.count == folder.path.utf8.count + 1 + 1_000_000)
        #expect(String(decoding: result.errors, as: UTF8.self) == "wrong\n")
        #expect(result.status == .exited(0), "what it leaves behind keeps nobody waiting")
    }

    @Test func `streams, variables and the exit code are as wanted`() throws {
        let (text, status) = try run("cat; echo $WORD; exit 3") { $0.environment["WORD"] = "heard" }
        #expect(text == "heard\n")
        #expect(status == .exited(3))
    }

    @Test func `it has none of its starter's open files but its streams`() throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        #expect(try run("test -e /dev/fd/\(file) && echo open; test -e /dev/fd/1 && echo streams").0 == "streams\n")
    }

    @Test func `it receives a signal that its starter blocks and ignores`() throws {
        var (blocked, before) = (sigset_t(), sigset_t())
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGUSR1)
        pthread_sigmask(SIG_BLOCK, &blocked, &before)
        let handler = signal(SIGUSR2, SIG_IGN)
        defer {
            pthread_sigmask(SIG_SETMASK, &before, nil)
            signal(SIGUSR2, handler)
        }
        #expect(try run("kill -USR1 $$; echo unheard") == ("", .signalled(SIGUSR1)))
        #expect(try run("kill -USR2 $$; echo unheard") == ("", .signalled(SIGUSR2)))
    }

    @Test func `it leads its group, or a session without a terminal`() throws {
        // There is a group with its number.
        let leads = "kill -0 -$$ && echo leads"
        #expect(try run(leads).0 == "leads\n")
        #expect(
            try run("\(leads); (: < /dev/tty) 2> /dev/null || echo alone") { $0.family = .session }.0
                == "leads\nalone\n")
        #expect(try run("(\(leads)) 2> /dev/null || echo follows") { $0.family = .callers }.0 == "follows\n")
    }

    @Test func `a program that is not there is an error`() {
        let failure = #expect(throws: Launch.Failure.self) { try Launch(["no such program"]).start() }
        #expect(failure?.reason.contains("No such file") == true)
    }

    @Test func `a program is asked to end, and its status is that of the signal`() throws {
        var launch = Launch(["sh", "-c", "while :; do sleep 1; done"])
        launch.input = .null
        var looks = 0
        let status = ProcessStatus(waitingFor: try launch.start()) {
            looks += 1
            usleep(10_000)
            return looks < 3
        }
        #expect(status == .signalled(SIGINT) && looks == 3)
        #expect(ProcessStatus(waitingFor: try Launch(["true"]).start()) { usleep(10_000) == 0 } == .exited(0))
    }
}

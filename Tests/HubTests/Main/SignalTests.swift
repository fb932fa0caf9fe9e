import ExerciseSupport
import Foundation
import Platform
import Testing

@testable import Hub

/// A question at the keyboard ends when somebody says so, once.
@Suite(.ownThread) struct SignalTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func `a question ends at the first signal`(_ signal: Int32) throws {
        let terminal = try WatchedTerminal(["operator"], in: ownPackage)
        try terminal.hear("q quit")
        terminal.kill(signal)
        #expect(terminal.status() == .exited(128 + signal))
        #expect(terminal.isAsItWas)
    }

    @Test func `an update ends at the first signal while it waits for the network`() throws {
        let two = try TwoVersions()
        let asked = two.clone.appendingPathComponent("asked").path
        try two.git("remote", "set-url", "origin", "ssh://nobody@nowhere/course")
        try two.git("config", "core.sshCommand", "touch asked; exec sleep 30; :")
        let update = try HubProgram.start("update", in: two.clone)
        while update.status == nil, !FileManager.default.fileExists(atPath: asked) { update.wait(milliseconds: 20) }
        kill(update.pid, SIGINT)
        HubProgram.finish(update)
        #expect(update.status == .exited(128 + SIGINT))
    }

    @Test func `Ctrl-backslash ends the laboratory without a backtrace, and gives the terminal back`() throws {
        let terminal = try WatchedTerminal(["marble", "debounce", "--play"], in: ownPackage)
        try terminal.see("q quit")
        terminal.press("\u{1C}")
        #expect(terminal.status() == .signalled(SIGQUIT))
        #expect(terminal.isAsItWas)
        #expect(!terminal.sent.contains("Backtrac"))
    }
}

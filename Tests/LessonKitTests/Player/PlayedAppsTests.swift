import ExerciseSupport
import Foundation
import Testing

@testable import LessonKit

/// The three apps of the course, each with real keys in a real terminal.
@Suite("The apps of the course", .ownThread)
struct PlayedAppsTests {
    private let escape = "\u{1B}"
    private let down = "\u{1B}[B"
    private let backTab = "\u{1B}[Z"

    private func start(_ app: String, _ environment: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            app, "--play", environment: environment.merging(["NO_COLOR": "1"]) { $1 })
        _ = try terminal.read(until: "Esc quit")
        return terminal
    }

    private func quit(_ terminal: PseudoTerminal) {
        terminal.press(escape)
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `in a walk f plays the form of the step, and Esc comes back to the walk`() throws {
        let terminal = try PseudoTerminal("login-form", "--walk", "--step", "2", environment: ["NO_COLOR": "1"])
        #expect(try terminal.read(until: "q quit").contains("f form"))
        terminal.press("f")
        _ = try terminal.read(until: "Step 2 · The form with bindings")
        _ = try terminal.read(until: "Esc quit")
        terminal.press(escape)
        _ = try terminal.read(until: "Enter run it")
        terminal.press("\r")
        #expect(try terminal.read(until: "q quit").contains("Enter answer"))
        terminal.press("q")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `login-form says what is wrong, waits for the server, greets and comes back`() throws {
        let terminal = try start("login-form")
        terminal.press("a@b")
        _ = try terminal.read(until: "● red   an @ and a point")
        terminal.press(".kr\tsecre")
        let password = try terminal.read(until: "six characters or more")
        #expect(!password.contains("[secre"))
        terminal.press("t\t")
        _ = try terminal.read(until: "› [ Log in ]")
        terminal.press(" ")
        _ = try terminal.read(until: "Logging in …")
        let welcome = try terminal.read(until: "Hello, a@b.kr")
        #expect(welcome.contains("[ Log in ] (disabled)") || welcome.contains("‹ Log in · Welcome"))
        terminal.press("\n")
        _ = try terminal.read(until: "› [ Log in ]")
        quit(terminal)
    }

    @Test func `login-form locks after three wrong passwords, and the next key takes a message away`() throws {
        let terminal = try start("login-form")
        terminal.press("a@b.kr\twrong!\t\n")
        _ = try terminal.read(until: "Tries left: 2.")
        terminal.press("\n")
        _ = try terminal.read(until: "Tries left: 1.")
        terminal.press(backTab)
        _ = try terminal.read(until: "› Password")
        terminal.press("x")
        #expect(!(try terminal.read(until: "•••••••").contains("Tries left")))
        terminal.press("\t\n")
        _ = try terminal.read(until: "the account is locked")
        quit(terminal)
    }

    @Test func `login-form shows a password as dots, in ASCII as well`() throws {
        let played = try LessonProgram.run("login-form", ["--play", "--ascii"], input: "\tabc")
        #expect(played.output.contains("[*** "))
        #expect(played.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `photo-collage takes photos from its second screen, and saves a picture that can be read`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("collage \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let terminal = try start("photo-collage", ["COLLAGE_FOLDER": folder.path])
        terminal.press("\n")
        _ = try terminal.read(until: "‹ Collage · Photos")
        terminal.press("\n")
        _ = try terminal.read(until: "‹ 1 photo · Photos")
        terminal.press(down + "\n")
        _ = try terminal.read(until: "‹ 2 photos · Photos")
        terminal.press(escape)
        _ = try terminal.read(until: "› [ Add ]")
        terminal.press("\t\t\t\n")
        #expect(try terminal.read(until: "Saving …").contains("[ Clear ] (disabled)"))
        let saved = try terminal.read(until: "[ Close ]")
        #expect(saved.contains("collage-1.png") && !saved.contains("(no photos)"))
        let file = try Data(contentsOf: folder.appendingPathComponent("collage-1.png"))
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // 960 by 480, in the header.
        #expect(file[16..<24].elementsEqual([0, 0, 3, 192, 0, 0, 1, 224]))
        terminal.press("\n")
        _ = try terminal.read(until: "(no photos)")
        quit(terminal)
    }

    @Test func `photo-collage says why it cannot save, and asks before it loses a collage`() throws {
        let terminal = try start("photo-collage", ["COLLAGE_FOLDER": "/no/such/folder"])
        terminal.press("\n")
        _ = try terminal.read(until: "0 of 6 photos")
        terminal.press("\n\n\n\n\n\n\n")
        _ = try terminal.read(until: "The collage is full: 6 photos. Esc goes back.")
        terminal.press(escape)
        _ = try terminal.read(until: "[ Add ] (disabled)")
        terminal.press("\t\t\t\n")
        _ = try terminal.read(until: "There is no folder /no/such/folder.")
        terminal.press("\n" + backTab + backTab + "\n")
        _ = try terminal.read(until: "only an even number can be saved")
        terminal.press(escape)
        _ = try terminal.read(until: "The collage is not saved.")
        terminal.press(escape)
        _ = try terminal.read(until: "Esc quit")
        terminal.press(escape)
        _ = try terminal.read(until: "[ Quit ]")
        terminal.press("\t\n")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test func `photo-collage leaves no half of a picture where the disk is full`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("collage \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // A limit of all files stands for a full disk.
        let terminal = try PseudoTerminal(
            "/bin/sh", "-c", "trap '' XFSZ; ulimit -f 400; exec \"$0\" --play", LessonProgram.url("photo-collage").path,
            environment: ["COLLAGE_FOLDER": folder.path, "NO_COLOR": "1"])
        _ = try terminal.read(until: "Esc quit")
        terminal.press("\n\n\n")
        _ = try terminal.read(until: "‹ 2 photos · Photos")
        terminal.press(escape)
        _ = try terminal.read(until: "› [ Add ]")
        terminal.press("\t\t\t\n")
        _ = try terminal.read(until: "Not saved")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func `menu-order refuses an order of nothing, sends one, and begins anew`() throws {
        let terminal = try start("menu-order")
        _ = try terminal.read(until: "Pumpkin")
        terminal.press(backTab + "\n")
        _ = try terminal.read(until: "Nothing is chosen yet.")
        terminal.press("\n\t+")
        _ = try terminal.read(until: "1 item   Total 1,500 won")
        terminal.press("--+" + backTab + "\n")
        _ = try terminal.read(until: "1 x Shrimp")
        terminal.press("\t\n")
        _ = try terminal.read(until: "Sending …")
        _ = try terminal.read(until: "Your order has the number 1.")
        terminal.press("\n")
        _ = try terminal.read(until: "0 items   Total 0 won")
        quit(terminal)
    }

    @Test func `menu-order tries again where the kitchen is away`() throws {
        let terminal = try start("menu-order", ["KITCHEN": "away"])
        _ = try terminal.read(until: "The kitchen does not answer.")
        terminal.press("\n")
        _ = try terminal.read(until: "Loading the menu …")
        _ = try terminal.read(until: "Pumpkin")
        quit(terminal)
    }

    @Test(arguments: [
        ("binding", [1, 2, 4, 6, 8]), ("driver", [1, 2, 3, 4, 5, 6, 7, 8, 9]), ("login-form", [1, 2, 3, 5, 7]),
        ("photo-collage", [1, 2, 3, 4, 5, 6, 7, 8]), ("menu-order", [1, 2, 3, 4, 5, 6, 7]),
    ]) func `each step with a form says what to do there`(app: String, steps: [Int]) throws {
        let all = try (1...9).map { ($0, try LessonProgram.Running(app, ["--play", "--step", "\($0)"])) }
        for (step, running) in all {
            let played = running.result()
            guard steps.contains(step) else {
                let says = steps.map { "\($0)" }.joined(separator: ", ")
                let complaint = played.complaints.replacing("\n", with: " ")
                #expect(complaint.contains("one: \(says).") || complaint.contains("There is no step"), "\(complaint)")
                continue
            }
            #expect(played.lines.first?.hasPrefix("  Step \(step) ") == true)
            #expect(played.lines.dropFirst().first.map { !$0.isEmpty } == true, "step \(step) of \(app)")
        }
    }
}

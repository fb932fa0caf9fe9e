import ExerciseSupport
import Foundation
import Testing

@testable import LessonKit

/// The three apps of the course, each with real keys in a real terminal.
@Suite("The apps of the course", .serialized, .ownThread)
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
        #expect(terminal.end() == (0, false))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `login-form opens its button for a password of six characters, and answers`() throws {
        let terminal = try start("login-form")
        terminal.press("a@b.kr\tsecre")
        #expect(try terminal.read(until: "[secre  ").contains("[ Log in ] (disabled)"))
        terminal.press("t\t")
        _ = try terminal.read(until: "› [ Log in ]")
        terminal.press(" ")
        _ = try terminal.read(until: "Hello, a@b.kr")
        quit(terminal)
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
        terminal.press("\t\t\n")
        _ = try terminal.read(until: "collage-1.png")
        let file = try Data(contentsOf: folder.appendingPathComponent("collage-1.png"))
        #expect(file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        terminal.press("\n")
        _ = try terminal.read(until: "(no photos)")
        quit(terminal)
    }

    @Test func `menu-order refuses an order of nothing, and shows the order of a shrimp`() throws {
        let terminal = try start("menu-order")
        terminal.press(backTab + "\n")
        _ = try terminal.read(until: "No orders")
        terminal.press("\n\t\t\t\n")
        _ = try terminal.read(until: "1 item   Total 1,500 won")
        terminal.press(backTab + backTab + backTab + "\n")
        _ = try terminal.read(until: "1 x Shrimp")
        terminal.press(escape)
        _ = try terminal.read(until: "Pumpkin")
        quit(terminal)
    }
}

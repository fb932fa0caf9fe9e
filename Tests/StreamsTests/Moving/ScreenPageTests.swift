import Foundation
import Testing

struct ScreenPageTests {
    @Test func `the page has the bindings of the login form as they are`() throws {
        var root = URL(filePath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let page = try String(contentsOf: root.appending(path: "Lessons/After.md"), encoding: .utf8)
        let screen = try String(
            contentsOf: root.appending(path: "Lessons/21-login-form/Support/LoginScreen.swift"), encoding: .utf8)
        let bindings = screen[try #require(screen.range(of: "    func bind(to")).lowerBound...]
        #expect(page.contains(bindings))
    }
}

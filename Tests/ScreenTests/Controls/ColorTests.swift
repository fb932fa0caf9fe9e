import Terminal
import Testing

@testable import Screen

struct ColorTests {
    @Test func `every colour has a hue and a word of its own`() {
        #expect(Set(Color.allCases.map(\.hue)).count == Color.allCases.count)
        #expect(Set(Color.allCases.map(\.word)).count == Color.allCases.count)
    }
}

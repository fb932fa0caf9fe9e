import Testing

@testable import LessonKit

struct ExerciseSourceTests {
    @Test func `a header has a number, a kind and a title`() {
        let source = "import Streams\n\n// 3 · Repair · A late fan\n//\n// text\nfunc f() {}\n//10·Build·Late   \n"
        #expect(
            ExerciseSource.headers(in: source) == [
                ExerciseSource(number: 3, kind: "Repair", title: "A late fan", line: 3),
                ExerciseSource(number: 10, kind: "Build", title: "Late", line: 7),
            ])
    }

    @Test func `a title without a kind is a title`() {
        #expect(
            ExerciseSource.headers(in: "// 3 · A late fan · again\n// 4 · Mend · It") == [
                ExerciseSource(number: 3, kind: "", title: "A late fan · again", line: 1),
                ExerciseSource(number: 4, kind: "", title: "It", line: 2),
            ])
    }

    @Test(arguments: ["// 3 times · a day", "/// 3 · Build · It", "// 3. Build", "3 · Build · It", "// · Build", "//"])
    func `another comment is no header`(_ line: String) {
        #expect(ExerciseSource.headers(in: line).isEmpty)
    }

    @Test func `lines may end as on Windows`() throws {
        let text = ExerciseText(
            "import Streams\r\n// 1 · Build · It\r\nfunc f() {}\r\n// 2 · Build · That\r\nfunc g() {}\r\n")
        #expect(text.exercises.map(\.title) == ["It", "That"])
        #expect(text.exercises.map(\.line) == [2, 4])
        let part = try #require(text.part(text.exercises[0]))
        #expect(text.text[part] == "// 1 · Build · It\r\nfunc f() {}\r\n")
    }
}

import LessonKit
import Terminal

extension WarmupQuestion {
    /// The question and its options.
    var asked: [Block] {
        setup + [.marked(" ? ", .question, [.markdown(question.text)])]
            + question.options.map { .marked("   \($0.letter)  ", .strong, [.markdown([.said($0.text)])]) }
    }

    /// Why the right option is right, after what was chosen, if something was, and why that is wrong.
    func answer(to choice: Character? = nil) -> [Block] {
        let isRight = choice == right
        let reason = choice.flatMap { reasons[$0] }.map { " \($0)" } ?? ""
        let said = choice.map { isRight ? "Right." : "Not \($0).\(reason)" }
        let verdict =
            said.map { [Block.marked(isRight ? " ✓ " : " ✗ ", isRight ? [] : .bad, [.markdown([.said($0)])])] } ?? []
        return verdict + [.marked("   \(right)  ", .strong, [.markdown(why)])]
    }

    /// `2 of 3 · subjects`
    func heading(_ index: Int, of count: Int) -> Block { .prose("\(index + 1) of \(count) · \(lesson.name)", .strong) }
}

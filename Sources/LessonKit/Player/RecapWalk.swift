import Foundation
import Terminal

/// A warm-up in a room: the questions of a lesson's recap, each with its votes and its answer, as a walk asks those of its steps.
package struct RecapWalk {
    private var player: Player

    /// Nil where the lesson in `folder` has no such questions.
    package init?(lesson folder: URL, on console: any Console) {
        let readme = folder.appendingPathComponent("README.md")
        let script = LessonScript(recapOf: folder, LessonText(SourceFile.text(of: readme)))
        guard !script.entries.isEmpty else { return nil }
        var options = PlayOptions()
        (options.walk, options.room) = (true, true)
        let reporter = WalkFiles(mainFile: readme.path).map {
            WalkReporter($0, lesson: folder.lastPathComponent, step: 0, isWarmup: true)
        }
        player = Player(script: script, options: options, console: console, reporter: reporter)
    }

    /// Asks until somebody quits or the last answer was shown.
    package mutating func ask() {
        let entries = player.script.entries
        var (index, isAnswered, isNewPage) = (0, false, true)
        while entries.indices.contains(index) {
            if isNewPage {
                player.beginPage()
                player.ask(index)
            }
            if isAnswered { answer(index) }
            let move = player.wait(at: stop(index, isAnswered), WalkPlace(index: index))
            isNewPage = move != .on || isAnswered
            switch move {
            case .on where isAnswered: (index, isAnswered) = (index + 1, false)
            case .on: isAnswered = true
            case .back where isAnswered: isAnswered = false
            case .back: (index, isAnswered) = (index - 1, true)
            case .to(let other): (index, isAnswered) = (other, false)
            // A question of a recap has no variant.
            case .variant, .nextStep: break
            case .quit:
                player.reporter?.end(.quit)
                return player.write([[]])
            }
        }
        player.reporter?.end(.finished)
        player.write([[]])
    }

    private mutating func answer(_ index: Int) {
        guard let asked = player.script.text.recap?.questions[index] else { return }
        let told = player.told(asked.question, right: asked.right, at: WalkPlace(index: index))
        player.write(told + player.page.answer(to: asked))
    }

    private func stop(_ index: Int, _ isAnswered: Bool) -> WalkStop {
        let entries = player.script.entries
        let letters = entries[index].text.questions.flatMap { $0.options.map(\.letter) }
        var stop = WalkStop(
            beat: isAnswered ? .answer : .question, letters: isAnswered ? [] : letters, isRoom: true,
            enter: !isAnswered ? "the answer" : index + 1 < entries.count ? "the next question" : "end",
            isAtStep: false, hasBack: index > 0 || isAnswered)
        stop.isEnd = isAnswered && index + 1 == entries.count
        return stop
    }
}

extension LessonScript {
    /// The questions of a recap as a lesson: steps without code, which nobody runs.
    fileprivate init(recapOf folder: URL, _ text: LessonText) {
        name = LessonFolder.commandName(of: folder.lastPathComponent)
        self.folder = LessonFolder.shown(folder)
        self.text = text
        entries = text.recapSteps.map { Entry(step: Step($0.title) { _ in }, text: $0, code: []) }
        exercises = []
    }
}

import ExerciseSupport
import Screen

@testable import photo_collage_exercises

/// A list of names on a stack, and a user.
final class PickerScene: Scene<String> {
    private let stack = ScreenStack(Screen("Collage", [Label("no photos")]))

    /// The app keeps the screen, so it is not freed.
    private var picker: Picker?

    /// Pushes a list, and gives it to `answer`. Each letter of `script` is what the user does at that tick: Enter, down, a screen
    /// that covers, back, popped, to the root.
    func play(_ answer: (Picker) throws -> Observable<String>, _ script: String) throws -> Observable<String> {
        let picker = Picker(["ant", "bee", "cow"])
        self.picker = picker
        stack.push(picker)
        for (tick, letter) in script.enumerated() where letter != "-" {
            at(max(1, tick)) { [stack] in
                switch letter {
                case "e": stack.press(.enter)
                case "d": stack.press(.down)
                case "c": stack.push(Screen("Large", [Label("a large photo")]))
                case "r": stack.popToRoot()
                default: stack.press(.escape)
                }
            }
        }
        return try answer(picker)
    }
}

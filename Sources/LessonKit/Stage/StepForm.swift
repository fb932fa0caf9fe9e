import Screen
import Terminal

/// A form that a step opens, and what its user does.
///
/// If somebody plays the form, the step's user does nothing: the person types.
public protocol StepForm {
    var screen: Screen { get }
    var stage: Stage { get }
}

extension StepForm {
    /// Types `keys` at a tick.
    public func type(_ keys: String, at tick: Int) { stage.at(tick) { [screen] in screen.type(keys) } }

    /// Presses `keys`, one after the other, at a tick.
    public func press(_ keys: Screen.Key..., at tick: Int) {
        stage.at(tick) { [screen] in for key in keys { screen.press(key) } }
    }

    /// Prints the form as it is at a tick, after what is typed there.
    public func show(at tick: Int) { stage.at(tick) { [screen] in LessonKit.show(screen) } }
}

extension Stage {
    /// What a secure field shows of `text`: a dot for each character.
    public func dots(for text: String) -> String {
        String(repeating: Letters(isASCII: isASCII).secret, count: text.count)
    }
}

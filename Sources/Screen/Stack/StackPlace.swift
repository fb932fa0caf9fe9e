/// The stack that a screen is in.
final class StackPlace {
    weak var stack: ScreenStack?
}

extension Screen {
    /// The stack that the screen is in, if it is in one.
    ///
    ///     stack?.push(PhotosScreen())
    ///
    /// In UIKit this is `navigationController`.
    public final var stack: ScreenStack? { place.stack }
}

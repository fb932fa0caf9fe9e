import Streams

/// The albums of a photo library.
final class Albums {
    private var names: Set<String>
    private let isLocked: Bool

    init(_ names: String..., isLocked: Bool = false) {
        self.names = Set(names)
        self.isLocked = isLocked
    }

    /// Opens an album. Completes if it is there; makes it and sends its name if it is not; fails if the library is locked.
    func open(_ name: String) -> Maybe<String> {
        .create { [self] maybe in
            if isLocked {
                maybe(.error(FolderError.refused))
            } else if names.insert(name).inserted {
                maybe(.success(name))
            } else {
                maybe(.completed)
            }
            return Disposables.create()
        }
    }
}

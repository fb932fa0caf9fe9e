extension Disposables {
    /// A disposable that disposes of two others, in their order.
    public static func create(_ disposable1: Disposable, _ disposable2: Disposable) -> Cancelable {
        create([disposable1, disposable2])
    }

    /// A disposable that disposes of three others, in their order.
    public static func create(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable
    ) -> Cancelable {
        create([disposable1, disposable2, disposable3])
    }

    /// A disposable that disposes of all the others, in their order.
    public static func create(
        _ disposable1: Disposable, _ disposable2: Disposable, _ disposable3: Disposable, _ disposables: Disposable...
    ) -> Cancelable {
        create([disposable1, disposable2, disposable3] + disposables)
    }

    /// A disposable that disposes of all of `disposables`, in their order.
    public static func create(_ disposables: [Disposable]) -> Cancelable {
        create { for disposable in disposables { disposable.dispose() } }
    }
}

import Foundation

extension NotificationCenter {
    /// The observables of a notification center. It is declared here because the class is not an `NSObject` everywhere.
    public var rx: Reactive<NotificationCenter> { Reactive(self) }
}

extension Reactive where Base: NotificationCenter {
    /// The notifications that are posted with a name, without end.
    ///
    ///     posted                 --1--2--3-
    ///     notification(name)     --1--2--3-
    ///
    /// They come on the thread that posts them. Each subscription observes the center, until it is disposed of.
    ///
    /// - Parameters:
    ///   - name: The name. `nil` for all names.
    ///   - object: Only notifications of this object, which is not kept alive. `nil` for all objects.
    ///
    /// Source: RxCocoa, `NotificationCenter.rx.notification`.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
        let center = Carried(base)
        let isOfOneObject = object != nil
        return .create { [weak object] observer in
            // Without its object the center would send the notifications of all objects.
            if isOfOneObject, object == nil { return Disposables.create() }
            let token = center.value.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
            return Disposables.create { center.value.removeObserver(token) }
        }
    }
}

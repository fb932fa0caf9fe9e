import Foundation

/// What a type has to offer in observables and observers: `label.rx.text`.
///
/// Extend it to offer more:
///
///     extension Reactive where Base: Label {
///         var isBlinking: Binder<Bool> { Binder(base) { $0.setBlinking($1) } }
///     }
///
/// Each property of an object that can be set is a `Binder` by itself: `label.rx.title` puts elements into `label.title`.
///
/// Source: RxSwift, `Reactive`.
@dynamicMemberLookup
public struct Reactive<Base> {
    /// What it is about.
    public let base: Base

    /// What `base` has to offer.
    public init(_ base: Base) { self.base = base }

    /// A binder to a property of the object, on the main queue.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with an `rx`.
public protocol ReactiveCompatible {
    /// The type that the `rx` is about.
    associatedtype ReactiveBase

    /// What the type has to offer in observables and observers.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// What this value has to offer in observables and observers.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// What the type has to offer in observables and observers.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // So that an extension of `Reactive` may have mutating members. There is nothing to keep.
        set {}
    }

    /// What this value has to offer in observables and observers.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        // As above.
        set {}
    }
}

extension NSObject: ReactiveCompatible {}

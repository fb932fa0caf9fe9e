import Foundation

/// The observables and observers of a type: `label.rx.text`.
///
/// Extend it to add one:
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
    /// The object.
    public let base: Base

    /// The observables and observers of `base`.
    public init(_ base: Base) { self.base = base }

    /// A binder to a property of the object, on the main queue.
    public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
    where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

/// A type with an `rx`.
public protocol ReactiveCompatible {
    /// The type whose observables and observers they are.
    associatedtype ReactiveBase

    /// The observables and observers of the type.
    static var rx: Reactive<ReactiveBase>.Type { get set }

    /// The observables and observers of this value.
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    /// The observables and observers of the type.
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        // Lets an extension of `Reactive` have mutating members. There is nothing to keep.
        set {}
    }

    /// The observables and observers of this value.
    public var rx: Reactive<Self> {
        get { Reactive(self) }
        // As above.
        set {}
    }
}

extension NSObject: ReactiveCompatible {}

import Streams

/// A subject, whatever its kind: a wrong answer is often a right one with another subject in it.
public protocol AnySubject<Element>: AnyObject {
    associatedtype Element

    func asObservable() -> Observable<Element>
    func on(_ event: Event<Element>)
}

extension PublishSubject: AnySubject {}
extension BehaviorSubject: AnySubject {}
extension ReplaySubject: AnySubject {}
extension AsyncSubject: AnySubject {}

import Dispatch
import Streams

@testable import relays_exercises

/// A book that changes its list as people do.
final class BookByHand: GuestBook {
    typealias Change = @Sendable ([String]) -> [String]

    nonisolated(unsafe) static let only = inTurn { list, change in list.accept(change(list.value)) }

    private let list = BehaviorRelay<[String]>(value: [])
    private let shown: (Observable<[String]>) -> Observable<[String]>
    private let making: (BehaviorRelay<[String]>, @escaping Change) -> Void

    init(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        change: @escaping (BehaviorRelay<[String]>, @escaping Change) -> Void
    ) {
        (shown, making) = (guests, change)
    }

    /// One change after the other.
    static func inTurn(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        _ change: @escaping (BehaviorRelay<[String]>, @escaping Change) -> Void
    ) -> BookByHand {
        let turn = DispatchQueue(label: "turn")
        return BookByHand(guests: guests) { list, made in turn.sync { change(list, made) } }
    }

    var guests: Observable<[String]> { shown(list.asObservable()) }
    func change(_ change: @escaping Change) { making(list, change) }
}

import Foundation
import Streams

/// The server of the app: it has a menu, and takes orders. It answers after 800 ms.
///
/// If it is away, the first call of each kind fails.
final class Kitchen {
    private var isAway: (menu: Bool, send: Bool)
    private var number = 0

    /// - Parameter isAway: By default what the variable KITCHEN of the environment says: `KITCHEN=away`.
    init(isAway: Bool = ProcessInfo.processInfo.environment["KITCHEN"] == "away") {
        self.isAway = (isAway, isAway)
    }

    /// The menu.
    var menu: Single<Menu> {
        answer { kitchen in
            defer { kitchen.isAway.menu = false }
            if kitchen.isAway.menu { throw KitchenError() }
            return .lunch
        }
    }

    /// Sends an order, and gets its number.
    func send(_ items: [Menu.Item]) -> Single<Int> {
        answer { kitchen in
            defer { kitchen.isAway.send = false }
            if kitchen.isAway.send { throw KitchenError() }
            kitchen.number += 1
            return kitchen.number
        }
    }

    private func answer<Answer>(_ answer: @escaping (Kitchen) throws -> Answer) -> Single<Answer> {
        Single<Int>.timer(.milliseconds(800), scheduler: MainScheduler.instance).map { [self] _ in try answer(self) }
    }
}

/// The kitchen does not answer. The description is a sentence for people.
struct KitchenError: Error, CustomStringConvertible {
    let description = "The kitchen does not answer."
}

// Build · The first answer (home, 15 min)
//
// Somebody needs a spare part. Ask all shops at the same time, and return
// the first price that comes.
//
//     north      asked ........ cancelled
//     south      asked ... 30
//     returns    30
//
// When the first price is there, the other requests are cancelled. A shop
// that fails does not matter as long as another one is asked. If all fail,
// throw `NoPrice`, and with an empty list, too. If the caller's task is
// cancelled, all requests are cancelled, and you throw whatever you like.
// A shop that is cancelled ends at once.

import LessonKit
import Streams

protocol PartShop: Sendable {
    func price(of part: String) async throws -> Int
}

struct NoPrice: Error {}

func firstPrice(of part: String, in shops: [any PartShop]) async throws -> Int {
    throw ToDo()
}

// Repair · The last table (home, 10 min)
//
// A restaurant takes bookings. It phones each guest: "Do you really come?"
// That takes a while, and other guests book meanwhile.
//
//     tables 1      Anna books, Boris books, and Anna says yes
//     phoned        Anna
//     answers       Boris: no, at once; Anna: yes
//
// A guest gets a no at once, and no call, if each table is booked or kept
// for a guest on the phone. If a guest on the phone says no, the answer is
// no, and the table is free again for guests who book later. Guests are
// phoned at the same time, one table each. The same name twice is two
// guests.
//
// On Saturday more guests came than there were tables. Find out why, and
// repair it.

import LessonKit
import Streams

protocol Phone: Sendable {
    /// Phones a guest. Returns whether they come.
    func confirms(_ guest: String) async -> Bool
}

protocol Bookings: Sendable {
    /// Books a table. Returns whether there is one.
    func book(_ guest: String) async -> Bool
}

actor Restaurant: Bookings {
    private var tables: Int
    private let phone: any Phone

    init(tables: Int, phone: any Phone) {
        self.tables = tables
        self.phone = phone
    }

    func book(_ guest: String) async -> Bool {
        guard tables > 0 else { return false }
        guard await phone.confirms(guest) else { return false }
        tables -= 1
        return true
    }
}

func restaurant(tables: Int, phone: any Phone) throws -> any Bookings {
    try toDo()  // delete this line when you start
    return Restaurant(tables: tables, phone: phone)
}

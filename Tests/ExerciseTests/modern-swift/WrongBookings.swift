import LessonKit
import Streams

@testable import modern_swift_exercises

/// Restaurants for the check of exercise 4: wrong ones, and two that only look wrong.
actor Booked: Bookings {
    private var tables: Int
    private var onPhone: Set<String> = []
    private let phone: any Phone
    private let way: @Sendable (isolated Booked, String) async throws -> Bool

    init(_ tables: Int, _ phone: any Phone, _ way: @escaping @Sendable (isolated Booked, String) async throws -> Bool) {
        (self.tables, self.phone, self.way) = (tables, phone, way)
    }

    func book(_ guest: String) async -> Bool { (try? await way(self, guest)) ?? false }

    func late(_ guest: String) async throws -> Bool {
        guard tables > 0, await phone.confirms(guest) else { return false }
        tables -= 1
        return true
    }

    /// Looks again after the call: no table is given twice, but too many guests are phoned.
    func twice(_ guest: String) async throws -> Bool {
        guard tables > 0, await phone.confirms(guest), tables > 0 else { return false }
        tables -= 1
        return true
    }

    /// Knows the guests on the phone by their names.
    func byNames(_ guest: String) async throws -> Bool {
        guard tables > onPhone.count else { return false }
        onPhone.insert(guest)
        let comes = await phone.confirms(guest)
        onPhone.remove(guest)
        tables -= comes ? 1 : 0
        return comes
    }

    /// Takes a table before the call, and after a yes again.
    func takenTwice(_ guest: String) async throws -> Bool {
        guard tables > 0 else { return false }
        tables -= 1
        let comes = await phone.confirms(guest)
        tables += comes ? -1 : 1
        return comes
    }

    func kept(_ guest: String) async throws -> Bool {
        guard tables > 0 else { return false }
        tables -= 1
        return await phone.confirms(guest)
    }

    /// Gives the table back, whatever the guest has said.
    func always(_ guest: String) async throws -> Bool {
        guard tables > 0 else { return false }
        tables -= 1
        defer { tables += 1 }
        return await phone.confirms(guest)
    }

    func inverted(_ guest: String) async throws -> Bool {
        guard tables > 0 else { return false }
        tables -= 1
        let comes = await phone.confirms(guest)
        if !comes { tables += 1 }
        return !comes
    }
}

/// Takes two guests with the same name for one.
actor ByName: Bookings {
    private var names: Set<String> = []
    private let restaurant: any Bookings

    init(_ restaurant: any Bookings) { self.restaurant = restaurant }

    func book(_ guest: String) async -> Bool {
        guard names.insert(guest).inserted else { return false }
        return await restaurant.book(guest)
    }
}

/// Phones everybody, and looks for a table afterwards.
actor Unguarded: Bookings {
    private var tables: Int
    private let phone: any Phone

    init(_ tables: Int, _ phone: any Phone) { (self.tables, self.phone) = (tables, phone) }

    func book(_ guest: String) async -> Bool {
        guard await phone.confirms(guest), tables > 0 else { return false }
        tables -= 1
        return true
    }
}

/// Keeps the names of those who were phoned, and takes none of them out.
actor Counted: Bookings {
    private let tables: Int
    private let phone: any Phone
    private var guests: [String] = []

    init(_ tables: Int, _ phone: any Phone) { (self.tables, self.phone) = (tables, phone) }

    func book(_ guest: String) async -> Bool {
        guard guests.count < tables else { return false }
        guests.append(guest)
        return await phone.confirms(guest)
    }
}

/// One booking after the other.
actor Queued: Bookings {
    private let restaurant: any Bookings
    private var last: Task<Bool, Never>?

    init(_ restaurant: any Bookings) { self.restaurant = restaurant }

    func book(_ guest: String) async -> Bool {
        let task = Task { [last, restaurant] in
            _ = await last?.value
            return await restaurant.book(guest)
        }
        last = task
        return await task.value
    }
}

/// Answers with a no as long as a guest is on the phone.
actor OneCall: Bookings {
    private let restaurant: any Bookings
    private var isBusy = false

    init(_ restaurant: any Bookings) { self.restaurant = restaurant }

    func book(_ guest: String) async -> Bool {
        guard !isBusy else { return false }
        isBusy = true
        defer { isBusy = false }
        return await restaurant.book(guest)
    }
}

/// Says always the same.
struct Answers: Bookings {
    private let restaurant: any Bookings
    private let answer: Bool

    init(_ restaurant: any Bookings, _ answer: Bool) { (self.restaurant, self.answer) = (restaurant, answer) }

    func book(_ guest: String) async -> Bool {
        _ = await restaurant.book(guest)
        return answer
    }
}

/// Knows the guests of the text.
struct Named: Bookings {
    private let restaurant: any Bookings

    init(_ restaurant: any Bookings) { self.restaurant = restaurant }

    func book(_ guest: String) async -> Bool { guest == "Anna" ? await restaurant.book(guest) : false }
}

/// Right: counts the guests that have a table, and those on the phone.
actor Counting: Bookings {
    private let tables: Int
    private let phone: any Phone
    private var (booked, calls) = (0, 0)

    init(_ tables: Int, _ phone: any Phone) { (self.tables, self.phone) = (tables, phone) }

    func book(_ guest: String) async -> Bool {
        if booked + calls >= tables { return false }
        calls += 1
        defer { calls -= 1 }
        guard await phone.confirms(guest) else { return false }
        booked += 1
        return true
    }
}

/// Right: main is an actor, too.
@MainActor final class OnMain: Bookings {
    private var free: [Int]
    private let phone: any Phone

    nonisolated init(_ tables: Int, _ phone: any Phone) { (free, self.phone) = (Array(0..<tables), phone) }

    func book(_ guest: String) async -> Bool {
        guard let table = free.popLast() else { return false }
        if await phone.confirms(guest) { return true }
        free.append(table)
        return false
    }
}

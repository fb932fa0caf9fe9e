import LessonKit
import Streams

@testable import modern_swift_exercises

/// Restaurants for the check of exercise 4: wrong ones, and two that only look wrong.
actor Booked: Bookings {
    private var tables: Int
    private var onPhone: Set<String> = []
    private var (asked, booked) = (0, 0)
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

    /// Phones everybody, and looks for a table afterwards.
    func unguarded(_ guest: String) async throws -> Bool {
        guard await phone.confirms(guest), tables > 0 else { return false }
        tables -= 1
        return true
    }

    /// Counts those who were phoned, whatever they have said.
    func counted(_ guest: String) async throws -> Bool {
        guard asked < tables else { return false }
        asked += 1
        return await phone.confirms(guest)
    }

    /// Takes a table for a guest who gets a no at once, too.
    func below(_ guest: String) async throws -> Bool {
        tables -= 1
        guard tables >= 0 else { return false }
        let comes = await phone.confirms(guest)
        tables += comes ? 0 : 1
        return comes
    }

    /// Right: counts the guests that have a table, and those on the phone.
    func counting(_ guest: String) async throws -> Bool {
        guard booked + asked < tables else { return false }
        asked += 1
        let comes = await phone.confirms(guest)
        asked -= 1
        booked += comes ? 1 : 0
        return comes
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

/// A right restaurant, asked in another way.
struct Changed: Bookings {
    private let restaurant: any Bookings
    private let way: @Sendable (any Bookings, String) async -> Bool

    init(_ restaurant: any Bookings, _ way: @escaping @Sendable (any Bookings, String) async -> Bool) {
        (self.restaurant, self.way) = (restaurant, way)
    }

    func book(_ guest: String) async -> Bool { await way(restaurant, guest) }

    /// Says always the same.
    static func always(_ answer: Bool, _ restaurant: any Bookings) -> Changed {
        Changed(restaurant) { restaurant, guest in
            _ = await restaurant.book(guest)
            return answer
        }
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

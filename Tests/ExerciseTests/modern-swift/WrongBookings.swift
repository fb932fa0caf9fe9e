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

    /// Takes a table after a yes, and looks for one before the call, after it, or both.
    func late(_ guest: String, before: Bool = true, after: Bool = false) async throws -> Bool {
        guard !before || tables > 0, await phone.confirms(guest), !after || tables > 0 else { return false }
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

    /// Takes a table before the call. `back` says what is added to the tables when a guest comes, or does not.
    func early(_ guest: String, back: (Bool) -> Int) async throws -> Bool {
        guard tables > 0 else { return false }
        tables -= 1
        let comes = await phone.confirms(guest)
        tables += back(comes)
        return comes
    }

    /// Counts those who were phoned, whatever they have said.
    func counted(_ guest: String) async throws -> Bool {
        guard asked < tables else { return false }
        asked += 1
        return await phone.confirms(guest)
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

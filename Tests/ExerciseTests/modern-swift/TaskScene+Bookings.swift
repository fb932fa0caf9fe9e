import ExerciseSupport

@testable import modern_swift_exercises

extension TaskScene {
    /// Plays bookings one after the other: "Anna" books, "yes Anna" and "no Anna" are what she says on the phone.
    func book(_ tables: Int, _ script: [String], _ answer: @escaping (Int, any Phone) throws -> any Bookings) throws {
        let site = site
        let phone = FakePhone(site, isSecond: kind == .secondSubscriber)
        // Of guests who get their answers together, anybody may be the first.
        order = { $0 < $1 }
        let (before, booked) = (site.lines.count, Box(0))
        // Each guest is on the phone, or has an answer.
        let all = Awaited { lines in
            let phoned = lines[before...].count { $0.hasPrefix("phones") }
            let answered = lines[before...].count { $0.contains(": ") }
            return phoned - phone.answered + answered >= booked.value
        }
        note("tables", tables)
        let restaurant = try play { try answer(tables, phone) }
        for line in script {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 1 {
                site.add("\(line) books")
                booked.value += 1
                try start(until: all) { site.add("\(line): \(await restaurant.book(line))") }
            } else {
                site.add("\(words[1]) says \(words[0])")
                try play(until: all) { phone.answer(words[1], words[0] == "yes") }
            }
        }
        try play { phone.hangUp() }
    }

    /// The lines up to the first call for which there is no table; nil if there is none.
    private var linesToTheCallTooMany: [String]? {
        let tables = notes.first { $0.name == "tables" }.flatMap { Int($0.value) } ?? 0
        guard kind != .secondSubscriber, tables > 0 else { return nil }
        var taken = 0
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("phones") { taken += 1 }
            if line.hasSuffix("says no") { taken -= 1 }
            if taken > tables { return Array(lines[...index]) }
        }
        return nil
    }

    /// Whether more guests are on the phone or have a table than there are tables.
    var isOverbooked: Bool { linesToTheCallTooMany != nil }
    /// The same, and one of these tables was booked with a yes before.
    var isOverbookedAfterYes: Bool { linesToTheCallTooMany?.contains { $0.hasSuffix("says yes") } == true }

    /// Whether a guest on the phone said no.
    var saidNo: Bool { lines.contains { $0.hasSuffix("says no") } }

    /// Whether a guest who books after that line gets a no at once.
    func hasNo(after start: String) -> Bool {
        guard let index = lines.firstIndex(where: { $0.hasSuffix(start) }) else { return false }
        let later = Array(lines[index...])
        return zip(later, later.dropFirst()).contains { $0.hasSuffix("books") && $1.hasSuffix(": false") }
    }

    /// Whether the second guest is phoned before the first one has answered.
    var arePhonedTogether: Bool { lines.prefix { !$0.contains("says") }.count { $0.hasPrefix("phones") } >= 2 }
}

/// A phone: the guests answer when the scene says so.
final class FakePhone: Phone, @unchecked Sendable {
    let isSecond: Bool
    private let site: Site
    private var given = 0
    private var waiting: [(guest: String, answer: UnsafeContinuation<Bool, Never>)] = []

    init(_ site: Site, isSecond: Bool) { (self.site, self.isSecond) = (site, isSecond) }

    /// How many calls have had their answer.
    var answered: Int { site.read { given } }

    func confirms(_ guest: String) async -> Bool {
        await withUnsafeContinuation { answer in
            site.change { waiting.append((guest, answer)) }
            site.add("phones \(guest)")
        }
    }

    func answer(_ guest: String, _ comes: Bool) {
        let call = site.change {
            let call = waiting.firstIndex { $0.guest == guest }.map { waiting.remove(at: $0) }
            given += call == nil ? 0 : 1
            return call
        }
        call?.answer.resume(returning: comes)
    }

    /// Ends the calls that are left. It stands in no line.
    func hangUp() {
        let left = site.change {
            defer { waiting = [] }
            return waiting
        }
        for call in left { call.answer.resume(returning: false) }
    }
}

/// A phone without guests.
struct Yes: Phone {
    func confirms(_ guest: String) async -> Bool { true }
}

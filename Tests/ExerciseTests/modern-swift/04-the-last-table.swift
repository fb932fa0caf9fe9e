import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `4 · The last table`() {}

    private static let check = Check(restaurant, solution: Solution.exercise4, in: TaskScene.self) { check in
        check.play(.text, "one table: Anna and Boris book, and Anna says yes") {
            try $0.book(1, ["Anna", "Boris", "yes Anna"], $1)
        }
        check.play(.otherInput, "one table: Anna says no, and then Boris books and says yes") {
            try $0.book(1, ["Anna", "no Anna", "Boris", "yes Boris", "Clara"], $1)
        }
        check.play(.otherInput, "one table: Boris gets a no, and Anna says no, and then Clara books and says yes") {
            try $0.book(1, ["Anna", "Boris", "no Anna", "Clara", "yes Clara"], $1)
        }
        let threeGuests = check.play(
            .otherInput, "two tables, three guests: all book, and the two who are phoned say yes"
        ) { try $0.book(2, ["Anna", "Boris", "Clara", "yes Boris", "yes Anna", "Dora"], $1) }
        let noTable = check.play(.otherInput, "no table") { try $0.book(0, ["Anna"], $1) }
        check.play(.otherInput, "one table, booked: Boris books") { try $0.book(1, ["Anna", "yes Anna", "Boris"], $1) }
        let sameName = check.play(
            .otherInput, "two tables, two guests with the same name, and then Boris: both say yes"
        ) { try $0.book(2, ["Anna", "Anna", "Boris", "yes Anna", "yes Anna", "Clara"], $1) }
        let oneSaysNo = check.play(.otherInput, "two tables: one guest is on the phone, another one says no") {
            try $0.book(2, ["Anna", "Boris", "no Boris", "Clara", "yes Clara", "yes Anna", "Dora"], $1)
        }
        let thenBoris = check.play(.otherInput, "Anna has one of two tables, and then Boris books") {
            try $0.book(2, ["Anna", "yes Anna", "Boris", "yes Boris", "Clara"], $1)
        }
        let twoRestaurants = check.play(.secondSubscriber, "two restaurants with one table each") {
            try $0.book(1, ["Anna", "yes Anna"], $1)
            try $0.book(1, ["Boris", "yes Boris"], $1)
        }
        check.without(.laterSubscriber, because: "two restaurants are tried already")
        check.without(.disposed, because: "a booking is not called off")

        check.mistake(
            "A guest was phoned, and there was no table left: somebody had said yes. Who still counts that table as free?",
            madeBy: { Booked($0, $1) { try await $0.early($1) { _ in 1 } } }
        ) { $0.isOverbookedAfterYes }
        check.mistake(
            "Two guests have the same name, and only one of them was phoned. The text says how many guests that is.",
            madeBy: { tables, phone in ByName(Solution.exercise4(tables: tables, phone: phone)) }
        ) { $0.in(sameName) && $0.count("phones Anna") < 2 }
        check.mistake(
            "More guests are on the phone, or have a table, than there are tables. Which number says that a table is left, "
                + "and when does it change?", step: "One cake, two customers",
            madeBy: { Booked($0, $1) { try await $0.late($1) } }, orBy: { Booked($0, $1) { try await $0.byNames($1) } }
        ) { $0.isOverbooked }
        check.mistake(
            "A guest said no, and the table is not free again. For which guests does the number of free tables change, and when?",
            madeBy: { Booked($0, $1) { try await $0.early($1) { _ in 0 } } }
        ) { $0.saidNo && $0.hasNo(after: "says no") }
        check.mistake(
            "A guest got a yes, and there is no table, or the guest said no. What do you return?",
            madeBy: { Changed(Solution.exercise4(tables: $0, phone: $1)) { await $0.book($1) || true } }
        ) { $0.count("Boris: true") > $0.count("Boris says yes") || $0.count("Anna: true") > $0.count("Anna says yes") }
        check.mistake(
            "Boris has waited until Anna had answered. A guest for whom there is no table gets a no at once. Who lets him wait?",
            step: "One cake, two customers",
            madeBy: { tables, phone in Queued(Solution.exercise4(tables: tables, phone: phone)) }
        ) { $0.isText && !$0.lines.prefix { !$0.contains("says") }.contains("Boris: false") }
        check.mistake(
            "There was a free table, and a guest was not phoned before another call had ended. Guests are phoned at the same time.",
            madeBy: { tables, phone in OneCall(Solution.exercise4(tables: tables, phone: phone)) }
        ) { $0.in(threeGuests, sameName, oneSaysNo) && !$0.arePhonedTogether }
        check.mistake(
            "Nobody was phoned. Who decides whether a guest comes?",
            madeBy: { tables, _ in Solution.exercise4(tables: tables, phone: Yes()) }
        ) { $0.isText && $0.count("phones") == 0 }
        check.mistake(
            "There was no table, and a guest was phoned or got one.",
            madeBy: { tables, phone in Solution.exercise4(tables: max(tables, 1), phone: phone) }
        ) { $0.in(noTable) && $0.count("phones") > 0 }
        check.mistake(
            "A guest said yes, and the answer is no. What do you return after the call?",
            madeBy: { Changed(Solution.exercise4(tables: $0, phone: $1)) { await $0.book($1) && false } }
        ) { !$0.in(twoRestaurants) && $0.count("Anna says yes") > 0 && !$0.has("Anna: true") }
        check.mistake(
            "There was a free table, and a guest was not phoned. What does one yes take away?",
            madeBy: { Booked($0, $1) { try await $0.early($1) { $0 ? -1 : 1 } } }
        ) { $0.in(thenBoris) && !$0.has("phones Boris") }
        check.hardCoded { tables, phone in
            // Knows the guests of the text.
            Changed(Solution.exercise4(tables: tables, phone: phone)) { $1 == "Anna" ? await $0.book($1) : false }
        }
        let only = Box<(any Bookings)?>(nil)
        let phones = Box(0)
        check.worksOnce { tables, phone in
            // The first restaurant of a situation with two is used for both.
            guard (phone as? FakePhone)?.isSecond == true else {
                return Solution.exercise4(tables: tables, phone: phone)
            }
            phones.value += 1
            defer { only.value = phones.value % 2 == 1 ? Solution.exercise4(tables: tables, phone: phone) : nil }
            return only.value ?? Solution.exercise4(tables: tables, phone: phone)
        }
        check.accepts("calls are counted") { Booked($0, $1) { try await $0.counting($1) } }
        check.accepts("on main") { tables, phone in OnMain(tables, phone) }
    }
}

import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `5 · The bus stop`() {}

    private static let check = Check(board, solution: Solution.exercise5, in: TaskScene.self) { check in
        check.play(.text, "Park, then Zoo, and Zoo answers") { try $0.select(["Park", "Zoo", "12:40 Zoo!"], $1) }
        check.play(.otherInput, "Park, and Park answers") { try $0.select(["Park", "12:30 Park!"], $1) }
        let fails = check.play(.otherInput, "Park, and the server fails") {
            try $0.select(["Park", "error Park!"], $1)
        }
        check.play(.otherInput, "Park answers, and then Zoo is selected and answers") {
            try $0.select(["Park", "12:30 Park!", "Zoo", "12:40 Zoo!"], $1)
        }
        let parkTwice = check.play(.otherInput, "Park twice, and both requests answer, the first one late") {
            try $0.select(["Park", "Park", "12:31 Park", "12:32 Park!"], isStubborn: true, $1)
        }
        let lateAnswer = check.play(
            .otherInput, "Zoo answers, and then the request for Park, which was cancelled, answers"
        ) { try $0.select(["Park", "Zoo", "12:40 Zoo!", "12:30 Park"], isStubborn: true, $1) }
        check.play(.otherInput, "the request for Park, which was cancelled, fails, and then Zoo answers") {
            try $0.select(["Park", "Zoo", "error Park", "12:40 Zoo!"], isStubborn: true, $1)
        }
        let threeStops = check.play(.otherInput, "Park, Zoo and Mill, and Mill answers") {
            try $0.select(["Park", "Zoo", "Mill", "12:50 Mill!"], $1)
        }
        check.play(.otherInput, "Park fails, and then Zoo answers") {
            try $0.select(["Park", "error Park!", "Zoo", "12:40 Zoo!"], $1)
        }
        check.play(.secondSubscriber, "two boards, and each selects a stop") {
            try $0.select(["Park"], then: ["Zoo"], answers: ["12:30 Park!", "12:40 Zoo!"], $1)
        }
        check.without(.laterSubscriber, because: "two boards are tried already")
        check.without(.disposed, because: "a board is not freed")

        check.mistake(
            "A request that was cancelled has ended with an error, and something was written for it. Which error is \"no bus\", and "
                + "which is none of your business?", step: "A cake that is called off",
            madeBy: { server, write in Bus.asking(server) { text, _ in write(text ?? "no bus") } },
            orBy: { server, write in Bus.catching(server, write) }
        ) { $0.count("cancels Park") > 0 && $0.count("writes no bus") > 0 }
        check.mistake(
            "A stop was selected, and the server was not asked for it. What becomes of a second stop?",
            madeBy: { server, write in
                Bus { task, stop in
                    if let task { return task }
                    return Task { write((try? await server.departure(from: stop)) ?? "no bus") }
                }
            }
        ) { $0.isText && $0.count("asks Zoo") == 0 }
        check.mistake(
            "A second stop was selected, and the request for the first one was not cancelled. Who can still reach its task?",
            step: "A search, written twice",
            madeBy: { server, write in Bus.asking(server, cancels: false) { text, _ in write(text ?? "no bus") } }
        ) { $0.isText && $0.count("cancels Park") == 0 }
        check.mistake(
            "A third stop was selected, and the request for the second one was not cancelled. Which task do you keep?",
            step: "A search, written twice", madeBy: { server, write in Bus.keepingTheFirst(server, write) }
        ) { $0.in(threeStops) && $0.count("cancels Zoo") == 0 }
        check.mistake(
            "A request that was cancelled has answered, and its answer was written. Does a cancelled task stop by itself?",
            step: "A cake that is called off",
            madeBy: { server, write in
                Bus.asking(server) { text, _ in
                    if let text { write(text) } else if !Task.isCancelled { write("no bus") }
                }
            }
        ) { $0.in(lateAnswer, parkTwice) && $0.count("writes") > 1 }
        check.mistake(
            "The server failed, and nothing was written. The text says what the board shows then.",
            madeBy: { server, write in
                Bus.asking(server) { text, _ in if let text, !Task.isCancelled { write(text) } }
            }
        ) { $0.in(fails) && $0.count("writes") == 0 }
        check.mistake(
            "Park was selected twice, and the server was not asked twice. The text says what a stop that is selected again is.",
            madeBy: { server, write in
                let last = Box("")
                return Bus { task, stop in
                    if last.value == stop, let task { return task }
                    last.value = stop
                    task?.cancel()
                    return Task {
                        let text = (try? await server.departure(from: stop)) ?? "no bus"
                        if !Task.isCancelled { write(text) }
                    }
                }
            }
        ) { $0.in(parkTwice) && $0.count("asks Park") < 2 }

        check.rejects(
            { server, write in
                Bus.asking(server) { text, stop in if !Task.isCancelled { write(text == nil ? "no bus" : stop) } }
            },
            { server, write in
                Bus { _, stop in
                    let task = Task {
                        let text = (try? await server.departure(from: stop)) ?? "no bus"
                        if !Task.isCancelled { write(text) }
                    }
                    task.cancel()
                    return task
                }
            })
        check.hardCoded { server, write in
            Bus.asking(server) { text, _ in if !Task.isCancelled { write(text == nil ? "no bus" : "12:40") } }
        }
        let shared = Box<Task<Void, Never>?>(nil)
        check.worksOnce { server, write in
            Bus { _, stop in
                shared.value?.cancel()
                shared.value = Task {
                    let text = (try? await server.departure(from: stop)) ?? "no bus"
                    if !Task.isCancelled { write(text) }
                }
                return shared.value ?? Task {}
            }
        }
        check.accepts("with a number") { server, write in Bus.numbered(server, write) }
        check.accepts("with flatMapLatest") { server, write in StreamBoard(server, write) }
    }
}

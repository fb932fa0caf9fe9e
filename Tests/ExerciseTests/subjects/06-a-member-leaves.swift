import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `6 · A member leaves`() {}

    private static let check = Check(club, solution: Solution.exercise6, in: ClubScene.self) { check in
        check.isOnMain = true
        check.play(.text, "anna and boris join, a letter, anna leaves, a letter") {
            try $0.season(of: $1, "+anna", "+boris", "spring", "-anna", "summer")
        }
        let borisLeaves = check.play(.disposed, "boris leaves first, and cho joins") {
            try $0.season(of: $1, "+anna", "+boris", "spring", "-boris", "summer", "+cho", "spring")
        }
        let leavesTwice = check.play(.otherInput, "equal letters, and dana leaves twice") {
            try $0.season(of: $1, "+cho", "+dana", "+eun", "x", "x", "-dana", "y", "-dana", "z")
        }
        check.play(.otherInput, "a letter to nobody, before and after") {
            try $0.season(of: $1, "old", "+anna", "-anna", "lost", "+boris", "new")
        }
        check.play(.secondSubscriber, "two clubs") { scene, club in
            let (left, right) = (try club(), try club())
            _ = left.join { scene.log("left \($0)") }
            let leave = right.join { scene.log("right \($0)") }
            left.send("to the left")
            right.send("to the right")
            leave()
            left.send("to the left, again")
        }
        check.play(.laterSubscriber, "everybody leaves, and others join") {
            try $0.season(of: $1, "+anna", "one", "-anna", "+boris", "two", "-boris", "+cho", "three")
        }

        check.mistake("Two clubs know of each other. What do they share?", madeBy: { ClubByHand.only }) { $0.isOne }

        check.mistake(
            "A member receives what was sent before joining, or what nobody has sent. What should the club remember?",
            step: "Three chats",
            madeBy: { ClubByHand(ReplaySubject<String>.create(bufferSize: 1)) { _, member in { member.dispose() } } },
            orBy: { ClubByHand(BehaviorSubject(value: "")) { _, member in { member.dispose() } } }
        ) { $0.isBefore }

        check.mistake(
            "A member has left, and still receives letters. What ends one subscription?", step: "A library's desk",
            madeBy: { ClubByHand { _, _ in {} } }
        ) { $0.isText && $0.says("anna summer") }

        check.mistake(
            "Nobody receives the first letter. Is somebody subscribed when it is sent? Does it come at once?",
            madeBy: {
                ClubByHand { _, member in
                    member.dispose()
                    return {}
                }
            }
        ) { $0.isText && $0.lines.isEmpty }

        check.mistake(
            "Only the member who joined last receives letters. What happens to the subscription of the first?",
            madeBy: {
                let place = SerialDisposable()
                return ClubByHand { _, member in
                    place.disposable = member
                    return { place.disposable = Disposables.create() }
                }
            }
        ) { $0.isText && $0.lines.first == "boris spring" && !$0.says("anna spring") }

        check.mistake(
            "One member has left, and nobody receives a letter any more. Whom does leaving concern?",
            step: "A library's desk", madeBy: { ClubByHand { club, _ in { club.letters.on(.completed) } } }
        ) { $0.isText && $0.lines == ["anna spring", "boris spring"] && $0.hasSilence }

        check.mistake(
            "A member receives the first letter alone.",
            madeBy: { ClubByHand(reading: { $0.take(1) }) { _, member in { member.dispose() } } }
        ) { $0.isText && $0.lines == ["anna spring", "boris spring"] }

        check.mistake(
            "Dana has left twice, and somebody else receives no letters any more. What does the second time do?",
            madeBy: { ClubInOrder(byPlace: true) }
        ) { $0.in(leavesTwice) && $0.says("eun y") && !$0.says("eun z") }

        check.mistake(
            "Somebody else than the member who left receives no letters any more. Whose subscription ends?",
            madeBy: { ClubInOrder() }
        ) { $0.in(borisLeaves) && $0.says("boris summer") }

        check.mistake(
            "A letter is sent twice, and the second one is missing. Is it a new letter?",
            madeBy: { ClubByHand(reading: { $0.distinctUntilChanged() }) { _, member in { member.dispose() } } }
        ) { $0.in(leavesTwice) && $0.times("cho x") == 1 }

        check.mistake(
            "A letter was sent to members, and nobody receives it. Does the club look at what is in it?",
            madeBy: {
                ClubByHand(reading: { $0.filter(["spring", "summer"].contains) }) { _, member in { member.dispose() } }
            }
        ) { $0.isLost }

        check.rejects(.reordered) { ClubInOrder(lastFirst: true) }
        check.without(.hardCoded, because: "a club that looks at its letters, above, is this mistake")
        check.without(.worksOnce, because: "a shared club, above, is this mistake")

        check.accepts("take until") { ClubUntil() }
    }
}

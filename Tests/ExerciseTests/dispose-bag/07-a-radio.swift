import ExerciseSupport

@testable import dispose_bag_exercises

extension `dispose-bag` {
    @Test(.exercise(check)) func `7 · A radio`() {}

    private static let check = Check(radio, solution: Solution.exercise7, in: RadioScene.self) { check in
        check.play(.text, "first at tick 0, second at 6, off at 12, first at 14") {
            try $0.use([0: 1, 6: 2, 12: 0, 14: 1], $1)
        }
        check.play(.disposed, "nobody holds it from tick 5 on") { try $0.use([0: 1], freedAt: 5, $1) }
        check.play(.disposed, "second at tick 3, nobody holds it from tick 9 on") {
            try $0.use([0: 1, 3: 2], freedAt: 9, $1)
        }
        check.play(
            .disposed, "off at tick 3, first at 5, nobody holds it from tick 9 on"
        ) { try $0.use([0: 1, 3: 0, 5: 1], freedAt: 9, $1) }
        check.play(.otherInput, "off at tick 1, first at tick 2") {
            try $0.use([1: 0, 2: 1], stations: ["-m-g-g-h", "----"], $1)
        }
        check.play(.otherInput, "first at tick 0, first again at tick 4") {
            try $0.use([0: 1, 4: 1], stations: ["-h-h--h-k", "----"], $1)
        }
        let isOffOften = check.play(
            .otherInput, "first at tick 0, off at 3 and at 4, second at 6, off at 9, second at 12, off at 15"
        ) { try $0.use([0: 1, 3: 0, 4: 0, 6: 2, 9: 0, 12: 2, 15: 0], $1) }
        let completes = check.play(
            .otherInput, "the first completes at tick 3, second at tick 5, first at tick 8"
        ) { try $0.use([0: 1, 5: 2, 8: 1], stations: ["-m|", "--n---o-p-q"], $1) }
        check.play(.secondSubscriber, "two radios") { try $0.twoRadios(secondAt: 2, $1) }
        check.play(.laterSubscriber, "a second radio after the first") { try $0.twoRadios(secondAt: 10, $1) }

        check.mistake(
            "Nothing is displayed. What held the subscription, and how long did it exist?", step: "Three clocks",
            madeBy: { RadioByHand($0) { $0.listen(to: $1).dispose() } }
        ) { $0.isText && $0.isEmpty && !$0.isInUse() }
        check.mistake(
            "The second station was chosen, and a line of the first is displayed. What should have ended that subscription?",
            step: "One bag for many", madeBy: { RadioByHand($0) { $0.listen(to: $1).disposed(by: $0.bag) } }
        ) { $0.isText && ($0.came("c") || $0.came("d")) }
        check.mistake(
            "A line is displayed after `turnOff`. Which subscription is still there?",
            madeBy: { RadioByHand($0, off: { _ in }) { $0.replace(by: $0.listen(to: $1)) } },
            orBy: {
                RadioByHand($0, off: { if $0.isFirst { $0.bag = DisposeBag() } }) { $0.replace(by: $0.listen(to: $1)) }
            }
        ) { $0.isText && $0.came("y") || $0.in(isOffOften) && $0.came("x") }
        check.mistake(
            "After `turnOff` nothing is displayed any more, though the radio is tuned again. Can something be used again when "
                + "it has been disposed of?", step: "A bag and a composite",
            madeBy: { RadioByHand($0, off: { $0.slot.dispose() }) { $0.slot.disposable = $0.listen(to: $1) } }
        ) { $0.isText && !$0.came("f") }
        check.mistake(
            "Nobody else holds the radio any more, and it is not freed. What still holds it? Look at the closures, and at "
                + "what stands outside the class.", step: "A window with a number",
            madeBy: {
                RadioByHand($0) { radio, all in radio.replace(by: all.subscribe(onNext: { radio.display($0) })) }
            }
        ) { $0.isLeaking }
        check.mistake(
            "The radio is freed, and its station is still in use. What is freed together with the radio?",
            step: "A window with a clock",
            madeBy: {
                RadioByHand($0, off: { $0.slot.disposable = Disposables.create() }) {
                    $0.slot.disposable = $0.listen(to: $1)
                }
            }
        ) { $0.isDisposed && $0.isInUse() }
        check.mistake(
            "One radio was tuned, and the other one lost its station. What do the two share that each should have for itself?",
            madeBy: { display in OneForAll.shared.radio(display) }
        ) { $0.isSecond && $0.shows(.lost) }
        check.mistake(
            "A station has completed. Then the radio was tuned to another one, and nothing is displayed. What did the end of the "
                + "station end?",
            madeBy: { display in
                let lines = PublishSubject<String>()
                let shown = lines.subscribe(onNext: display)
                return RadioByHand(display) { radio, station in
                    radio.replace(by: station.do(onDispose: { _ = shown }).subscribe(lines))
                }
            }
        ) { $0.in(completes) && $0.elements == ["m"] }

        // To ignore the lines of a station does not end it.
        check.rejects(.keeps) { display in
            var current = 0
            return RadioByHand(display, off: { _ in current += 1 }) { radio, station in
                current += 1
                let own = current
                station.filter { _ in own == current }.subscribe(onNext: radio.display).disposed(by: radio.bag)
            }
        }
        check.rejects(.again) { display in
            var last: String?
            return RadioByHand(display) { radio, station in
                if let last { display(last) }
                radio.replace(by: radio.listen(to: station.do(onNext: { last = $0 })))
            }
        }
        check.rejects(.lost) { RadioByHand($0) { $0.replace(by: $0.listen(to: $1.distinctUntilChanged())) } }
        check.hardCoded { display in
            var lines = ["a", "b", "w", "x", "f"]
            return Solution.exercise7 {
                display("abcdefuvwxy".contains($0) ? $0 : lines.isEmpty ? "" : lines.removeFirst())
            }
        }
        check.without(.worksOnce, because: "radios that share a subscription, above, make this mistake")

        check.accepts("a serial disposable, disposed of in deinit") { SerialRadio($0) }
        check.accepts("a stream of stations") { display in
            let stations = PublishSubject<Observable<String>>()
            let all = DisposeBag()
            stations.switchLatest().subscribe(onNext: display).disposed(by: all)
            return RadioByHand(display, off: { _ in withExtendedLifetime(all) { stations.onNext(.never()) } }) {
                stations.onNext($1)
            }
        }
        check.accepts("weak") { RadioByHand($0) { $0.replace(by: $1.subscribe(with: $0, onNext: { $0.display($1) })) } }
    }
}

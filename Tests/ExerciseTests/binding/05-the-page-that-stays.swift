import ExerciseSupport
import Screen

@testable import binding_exercises

private typealias Attach = (SongPage, @escaping (String) -> Void) throws -> Void

extension `binding` {
    @Test(.exercise(check)) func `5 · The page that stays`() {}

    private static let check = Check(attach as Attach, solution: Solution.exercise5, in: PageScene.self) { check in
        check.isOnMain = true
        check.play(.text, "\"Rain\" is typed and saved, then a y; then the program writes \"Snow\"") { scene, attach in
            try scene.open("", attach)
            for text in ["Rai", "n"] { scene.type(text) }
            scene.tap()
            scene.type("y")
            scene.write("Snow")
            scene.tap()
        }
        check.play(.otherInput, "the program has written \"Hail\" before; the same title again; an empty one") {
            scene, attach in
            try scene.open("Hail", attach)
            for _ in 0..<2 { scene.tap() }
            scene.write("")
            scene.tap()
            scene.type("x")
            scene.tap()
        }
        check.play(.otherInput, "keys, and nobody taps") { scene, attach in
            try scene.open("Sun", attach)
            scene.type("ny")
        }
        check.play(.disposed, "nobody holds the page any more") { scene, attach in
            try scene.open("Rain", attach)
            scene.tap()
            scene.close()
        }
        check.play(.secondSubscriber, "two pages") { scene, attach in
            try scene.open("Fog", attach)
            try scene.open("Ice", attach)
            scene.tap(in: 0)
            scene.tap(in: 1)
            scene.close()
        }
        check.without(.laterSubscriber, because: "`attach` is called once for each page.")

        check.mistake(
            "Nothing was saved at the tap. Is your subscription still there, and does it save at once?",
            madeBy: { page, save in
                let bag = DisposeBag()
                page.save.rx.tap.bind(onNext: { [weak page] in save(page?.title.text ?? "") }).disposed(by: bag)
            }
        ) { $0.isText && $0.saved.isEmpty }
        check.rejects(.realQueue) { page, save in
            page.save.rx.tap.observe(on: MainScheduler.asyncInstance)
                .bind(with: page, onNext: { page, _ in saveTitle(page.title.text ?? "", on: page, save) })
                .disposed(by: page.bag)
        }
        check.mistake(
            "Something was saved, and nobody had tapped. Which of the two starts a save: a key or a tap?",
            madeBy: { page, save in
                saves(Observable.combineLatest(page.save.rx.tap, page.title.rx.text.orEmpty) { $1 }, page, save)
            },
            orBy: { page, save in saves(page.title.rx.text.orEmpty, page, save) },
            { page, save in
                saves(page.save.rx.tap.flatMapLatest { [title = page.title] in title.rx.text.orEmpty }, page, save)
            }
        ) { $0.isSavedWithoutTap }
        check.mistake(
            "The program has written another title into the field, and an older one was saved. Does `rx.text` send what the "
                + "program writes?", step: "Three readers of a field",
            madeBy: { page, save in
                page.save.rx.tap.withLatestFrom(page.title.rx.text.orEmpty)
                    .bind(onNext: { saveTitle($0, on: page, save) }).disposed(by: page.bag)
            }
        ) { $0.isText && $0.saved.count == 2 && $0.saved.first == "Rain" && $0.saved.last != "Snow" }
        check.mistake(
            "Nobody holds the page any more, and it is not freed. What holds it: a closure, or something else?",
            step: "A form that is closed",
            madeBy: { page, save in
                page.save.rx.tap.bind(onNext: { saveTitle(page.title.text ?? "", on: page, save) })
                    .disposed(by: page.bag)
            }
        ) { $0.isLeaking }
        check.mistake(
            "A title was saved that was not in the field at that tap. What is read, and when?",
            madeBy: savesRainAndSnow,
            orBy: { page, save in
                let title = page.title.text ?? ""
                saves(page.save.rx.tap.map { title }, page, save)
            },
            { page, save in saves(Observable.zip(page.save.rx.tap, page.title.rx.text.orEmpty) { $1 }, page, save) }
        ) { $0.kind == .otherInput && $0.saved.contains("Rain") || $0.isText && $0.saved.first != "Rain" }

        check.rejects(
            { page, save in for _ in 0..<2 { Solution.exercise5(page, save: save) } },
            { page, save in
                page.save.rx.tap.bind(with: page, onNext: { page, _ in save(page.title.text ?? "") })
                    .disposed(by: page.bag)
            },
            { page, save in
                page.save.rx.tap.bind(
                    with: page,
                    onNext: { page, _ in
                        save(page.title.text ?? "")
                        page.line.text = "saved: \(page.title.text as Any)"
                    }
                ).disposed(by: page.bag)
            },
            { page, save in saves(titles(page).filter { !$0.isEmpty }, page, save) },
            { page, save in saves(titles(page).distinctUntilChanged(), page, save) },
            { page, save in saves(titles(page).take(1), page, save) })
        check.hardCoded { savesRainAndSnow($0, $1) }
        check.without(.worksOnce, because: "`attach` is called once for each page.")
        check.accepts("a weak page") { page, save in
            page.save.rx.tap.subscribe(onNext: { [weak page] in
                guard let page else { return }
                saveTitle(page.title.text ?? "", on: page, save)
            }).disposed(by: page.bag)
        }
        check.accepts("the controls in place of the page") { page, save in
            titles(page).do(onNext: save).bind(onNext: { [line = page.line] in line.text = "saved: \($0)" })
                .disposed(by: page.bag)
        }
        check.accepts("no bag: a control completes by itself") { page, save in
            _ = titles(page).bind(with: page, onNext: { saveTitle($1, on: $0, save) })
        }
    }
}

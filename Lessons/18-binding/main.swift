import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in noteForm(on: stage) },

    Step("A counter and a checker") { stage in
        let field = NoteField("te", on: stage)
        let text = field.rx.text.orEmpty
        let bag = field.bag
        field.delegate = counter
        field.delegate = checker

        text.subscribe(onNext: { show("counter, rx:", $0) }).disposed(by: bag)
        text.subscribe(onNext: { show("checker, rx:", $0) }).disposed(by: bag)
        field.type("a", at: 3)
    },

    Step("Three readers of a field") { stage in
        let form = NoteForm("te", on: stage)
        let text = form.note.rx.text.orEmpty
        stage.draw("early", text)
        stage.draw("late", text, from: 9)
        stage.draw("changed", text.changed, from: 9)

        form.type("a", at: 3)
        form.at(6) { form.note.text = "milk" }
        form.type("y", at: 12)
    },

    Step("A form that is closed", ticks: 12) { stage in
        var open = [NoteForm("te", on: stage, held: false)]
        let form = open[0]
        stage.draw("text", form.note.rx.text.orEmpty)
        stage.draw("tap", form.clear.rx.tap.do(onNext: { form.note.text = "" }))

        form.type("a", at: 3)
        stage.at(6) { open = [] }
    } variant: { stage in
        var open = [NoteForm("te", on: stage, held: false)]
        let form = open[0]
        stage.draw("text", form.note.rx.text.orEmpty)
        stage.draw("tap", form.clear.rx.tap)

        form.type("a", at: 3)
        stage.at(6) { open = [] }
    },

    Step("A label with two writers") { stage in
        let form = NoteForm("te", on: stage)
        stage.draw("text", form.note.rx.text.orEmpty)
        form.note.rx.text.bind(to: form.echo.rx.text)
            .disposed(by: form.bag)

        form.at(3) { form.echo.text = "hello" }
        form.at(6) { form.note.text = "milk" }
        form.showLabel(at: 6)
        form.type("y", at: 9)
        form.showLabel(at: 9)
    },

    Step("Soup from the kitchen", lasting: .milliseconds(300)) { stage in
        let ready = PublishSubject<String>()
        let relay = PublishRelay<String>()
        let writer = Binder<String>(board) { board, dish in board.dish = dish }
        relay.subscribe(onNext: { show("relay:", $0) }).disposed(by: stage.bag)

        ready.bind(to: relay).disposed(by: stage.bag)
        ready.bind(onNext: { show("closure:", $0) }).disposed(by: stage.bag)
        ready.bind(to: writer).disposed(by: stage.bag)
        kitchen.async { ready.onNext("soup") }
    } variant: { stage in
        let ready = PublishSubject<String>()
        let writer = Binder<String>(board) { board, dish in board.dish = dish }

        ready.bind(to: writer).disposed(by: stage.bag)
        ready.bind(onNext: { show("closure:", $0) }).disposed(by: stage.bag)
        ready.onNext("soup")
        show("onNext has returned")
    },

    Step("Four listeners at a tank") { stage in
        let form = NoteForm("", on: stage)
        let tank = PublishSubject<String>()
        let diary = PublishSubject<String>()
        stage.draw("diary", diary)
        tank.bind(to: form.echo.rx.text).disposed(by: form.bag)
        tank.bind(onNext: { show("closure:", $0) }).disposed(by: form.bag)
        tank.bind(to: diary).disposed(by: form.bag)
        tank.subscribe(onNext: { show("subscribe:", $0) }).disposed(by: form.bag)
        form.at(3) { tank.onNext("5 cm") }
        form.at(6) { tank.onError(CableCut()) }
    },

    Step("A window and a clock", ticks: 12) { stage in
        var open = [Window()]
        let time = Binder<Int>(open[0]) { window, time in window.time = time }
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
            .record("clock", on: stage)

        clock.bind(to: time).disposed(by: stage.bag)
        stage.at(5) { open = [] }
    } variant: { stage in
        var open = [Window()]
        let window = open[0]
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
            .record("clock", on: stage)

        clock.bind(onNext: { window.time = $0 }).disposed(by: stage.bag)
        stage.at(5) { open = [] }
    },

    Step("A field and a relay") { stage in
        let form = NoteForm("", on: stage)
        let note = BehaviorRelay(value: "milk")
        stage.draw("note", note)
        stage.draw("text", form.note.rx.text.orEmpty)

        note.bind(to: form.note.rx.text).disposed(by: form.bag)
        form.note.rx.text.orEmpty.bind(to: note).disposed(by: form.bag)
        form.type("y", at: 3)
        form.at(6) { note.accept("tea") }
        form.at(9) { show("the field has", form.note.text ?? "") }
    } variant: { stage in
        let form = NoteForm("", on: stage)
        let note = BehaviorRelay(value: "milk")
        stage.draw("note", note)
        stage.draw("text", form.note.rx.text.orEmpty)

        form.note.rx.text.orEmpty.bind(to: note).disposed(by: form.bag)
        note.bind(to: form.note.rx.text).disposed(by: form.bag)
        form.type("y", at: 3)
        form.at(6) { note.accept("tea") }
        form.at(9) { show("the field has", form.note.text ?? "") }
    }
)

/// The form to play: `swift run binding --play`.
func noteForm(on stage: Stage) -> Screen {
    let form = NoteForm("", on: stage)
    let note = BehaviorRelay(value: "milk")
    note.bind(to: form.note.rx.text).disposed(by: form.bag)
    form.note.rx.text.orEmpty.bind(to: note).disposed(by: form.bag)
    note.map { "characters: \($0.count)" }.bind(to: form.echo.rx.text).disposed(by: form.bag)
    form.clear.rx.tap.map { "" }.bind(to: note).disposed(by: form.bag)

    stage.draw("text", form.note.rx.text.orEmpty)
    stage.draw("tap", form.clear.rx.tap)
    stage.draw("note", note)
    return form.screen
}

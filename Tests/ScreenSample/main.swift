import Dispatch
import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in numberForm(on: stage) },

    Step("A frame") { stage in
        let screen = numberForm(on: stage)
        screen.type("12a")
        show(screen)
    },

    Step("A form that dies") { stage in
        struct NotANumber: Error {}
        let number = TextField("Number")
        let result = Label()
        number.rx.text.orEmpty
            .map { text in
                if text == "x" { throw NotANumber() }
                return "checked \(text)"
            }
            .delay(.milliseconds(100), scheduler: stage.scheduler)
            .bind(to: result.rx.text).disposed(by: stage.bag)
        let screen = Screen("It may fail", [number], [result])
        stage.open(screen)
        stage.at(3) { screen.type("typed by the step") }
    },

    Step("No form") { _ in show("nothing to play") },

    Step("Pictures") { stage in
        let screen = photos(on: stage)
        stage.open(screen)
        screen.press(.enter)
        show(screen)
    },

    Step("Screens above each other") { stage in
        let stack = ScreenStack(MenuScreen())
        stage.open(stack)
        stack.press(.tab, .tab, .enter)
        show(stack)
    })

/// A form that says whether a number was typed, and does what it is told by its button.
func numberForm(on stage: Stage) -> Screen {
    let number = TextField("Number", placeholder: "a number")
    let result = Label()
    let light = Light()
    let go = Button("Go")
    let isNumber = number.rx.text.orEmpty.record("text", on: stage)
        .asDriver(onErrorDriveWith: .empty())
        .map { Double($0) != nil }
    isNumber.map { $0 ? "Ok" : "Error" }.drive(result.rx.text).disposed(by: stage.bag)
    isNumber.map { $0 ? Color.systemBlue : .systemRed }.drive(light.rx.backgroundColor).disposed(by: stage.bag)
    go.rx.tap.record("tap", on: stage).withLatestFrom(number.rx.text.orEmpty)
        .subscribe(onNext: { obey($0, result) }).disposed(by: stage.bag)
    return Screen("Is it a number?", [number], [result, light], [go])
}

func obey(_ order: String, _ label: Label) {
    switch order {
    case "crash": fatalError("as ordered")
    case "recurse": print(depth(below: order.count))
    case "say": show("said", order)
    case "later": DispatchQueue.global().async { DispatchQueue.main.async { label.text = "it is later" } }
    case "elsewhere": DispatchQueue(label: "elsewhere").async { label.text = "from elsewhere" }
    default: break
    }
}

/// Never returns, until there is no room left for its calls.
func depth(below level: Int) -> Int { level == 0 ? 0 : 1 + depth(below: level + 1) }

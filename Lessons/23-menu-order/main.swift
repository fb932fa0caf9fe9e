import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in menuOrder(on: stage) },

    Step("Four rows") { stage in
        let menus = BehaviorRelay(value: Menu.fries)
        let app = App(on: stage)
        app.list(menus) { item, cell in
            cell.name.text = item.name
            cell.price.text = "\(item.count)"
            cell.count.text = "\(item.count)"
        }
        app.change(menus)
        app.taps("---2")
        app.show(at: 3)
    } variant: { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(on: stage)
        app.list(menus) { item, cell in
            cell.name.text = item.name
            cell.price.text = won(item.price)
            cell.count.text = "\(item.count)"
        }
        app.change(menus)
        app.taps("---2")
        app.show(at: 3)
    },

    Step("Two totals") { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let kept = BehaviorRelay(value: 0)
        let app = App(menus, total: kept, on: stage)
        app.actions.bind(onNext: { action in
            menus.accept(menus.value.after(action))
            kept.accept(kept.value + action.worth)
        }).disposed(by: app.bag)
        stage.draw("kept", kept)
        stage.draw("computed", menus.map { $0.total })
        app.taps("---m-----1-----1")
    },

    Step("A change and a take(1)") { stage in
        let menus = BehaviorSubject(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.actions.bind(onNext: { action in
            menus.take(1)
                .map { $0.after(action) }
                .subscribe(onNext: { menus.onNext($0) }).disposed(by: app.bag)
        }).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        app.taps("---1--1")
    } variant: { stage in
        let menus = BehaviorSubject(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.actions.bind(onNext: { action in
            menus.map { $0.after(action) }
                .take(1)
                .subscribe(onNext: { menus.onNext($0) }).disposed(by: app.bag)
        }).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        app.taps("---1--1")
    },

    Step("An order and the way back") { stage in
        let menus = BehaviorSubject(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.change(menus)
        app.order.bind(onNext: {
            let order = Receipt(try! menus.value().chosen)
            order.onBack = { menus.onCompleted() }
            app.stack.push(order)
        }).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        app.taps("--1-o--b-1")
        app.show(at: 9)
    } variant: { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.change(menus)
        app.order.bind(onNext: {
            let order = Receipt(menus.value.chosen)
            order.onBack = {}
            app.stack.push(order)
        }).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        app.taps("--1-o--b-1")
        app.show(at: 9)
    },

    Step("Cells with taps") { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(on: stage)
        app.cells(menus) { item, cell in
            cell.show(item)
            cell.actions(on: item)
                .bind(onNext: { menus.accept(menus.value.after($0)) })
                .disposed(by: app.bag)
        }
        stage.draw("items", menus.map { $0.count })
        app.taps("--1-1-1")
        app.show(at: 6)
    } variant: { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(on: stage)
        app.cells(menus) { item, cell in
            cell.show(item)
            cell.actions(on: item)
                .bind(onNext: { menus.accept(menus.value.after($0)) })
                .disposed(by: cell.bag)
        }
        stage.draw("items", menus.map { $0.count })
        app.taps("--1-1-1")
        app.show(at: 6)
    },

    Step("Actions and a scan") { stage in
        let actions = PublishRelay<Menu.Action>()
        let menus =
            actions
            .scan(Menu.lunch) { menu, action in menu.after(action) }
            .startWith(Menu.lunch)
        let app = App(menus, on: stage)
        app.actions.bind(to: actions).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        stage.draw("kitchen", menus.map { $0.count }, from: 8)
        app.taps("--1--2-----3")
    } variant: { stage in
        let actions = PublishRelay<Menu.Action>()
        let menus =
            actions
            .scan(Menu.lunch) { menu, action in menu.after(action) }
            .startWith(Menu.lunch)
            .share(replay: 1)
        let app = App(menus, on: stage)
        app.actions.bind(to: actions).disposed(by: app.bag)
        stage.draw("items", menus.map { $0.count })
        stage.draw("kitchen", menus.map { $0.count }, from: 8)
        app.taps("--1--2-----3")
    },

    Step("An order of nothing") { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.change(menus)
        Observable.combineLatest(app.order, menus) { $1.chosen }
            .bind(onNext: { chosen in
                if chosen.isEmpty { return app.refuse() }
                show("the order's screen")
                app.stack.push(Receipt(chosen))
            }).disposed(by: app.bag)
        app.taps("---o--b--1--b--1")
    } variant: { stage in
        let menus = BehaviorRelay(value: Menu.lunch)
        let app = App(menus, on: stage)
        app.change(menus)
        app.order.withLatestFrom(menus) { $1.chosen }
            .bind(onNext: { chosen in
                if chosen.isEmpty { return app.refuse() }
                show("the order's screen")
                app.stack.push(Receipt(chosen))
            }).disposed(by: app.bag)
        app.taps("---o--b--1--b--1")
    },

    Step("A view model without a screen") { stage in
        let old = OldViewModel(Menu.lunch)
        stage.draw("items", old.itemsCount)
        stage.draw("total", old.totalPrice)

        stage.at(3) { old.changeCount(of: 1, by: 1) }
        stage.at(8) { old.changeCount(of: 1, by: -1) }
        stage.at(13) { old.changeCount(of: 1, by: -1) }
        stage.at(18) { old.clear() }
    } variant: { stage in
        let new = MenuViewModel(Menu.lunch)
        stage.draw("items", new.itemsCount)
        stage.draw("total", new.totalPrice)

        stage.at(3) { new.changeCount(of: 1, by: 1) }
        stage.at(8) { new.changeCount(of: 1, by: -1) }
        stage.at(13) { new.changeCount(of: 1, by: -1) }
        stage.at(18) { new.clear() }
    }
)

/// The app to play: `swift run menu-order --play`. What is drawn below it is attached here.
func menuOrder(on stage: Stage) -> Screen {
    let kitchen = Kitchen()
    let errors = PublishRelay<any Error>()
    let viewModel = MenuViewModel(
        from: kitchen.menu.record("load", on: stage, as: { _ in "menu" }),
        send: { kitchen.send($0).record("send", on: stage) },
        report: errors.accept)
    let screen = MenuScreen()
    screen.bind(to: viewModel)
    viewModel.load()

    stage.draw("items", viewModel.itemsCount)
    stage.draw("total", viewModel.totalPrice)
    stage.draw("order", screen.order.rx.tap)
    stage.draw("reported", errors, as: { "\(type(of: $0))" })
    return ScreenStack(screen)
}

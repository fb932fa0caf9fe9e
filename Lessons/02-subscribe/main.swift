import LessonKit
import Streams

struct OutOfPaper: Error {}

/// Sends its pages, as long as there is paper.
func printer(pages: Int, paper: Int) -> Observable<String> {
    .create { observer in
        for page in 1...min(pages, paper) { observer.onNext("page \(page)") }
        if paper < pages { observer.onError(OutOfPaper()) } else { observer.onCompleted() }
        return Disposables.create()
    }
}

final class Scoreboard { var total = 0 }

Lesson.play(
    Step("Four lines of output") { _ in
        let greeting = Observable<String>.create { observer in
            show("the recipe runs")
            observer.onNext("hello")
            observer.onCompleted()
            return Disposables.create()
        }
        show("the observable is made")

        _ = greeting.subscribe(onNext: { show("got", $0) })
        show("subscribe has returned")
    },

    Step("A second subscriber") { stage in
        let countdown = Observable<Int>.create { observer in
            show("the recipe runs")
            return Observable<Int>
                .interval(.milliseconds(200), scheduler: stage.scheduler)
                .take(3).map { 3 - $0 }.subscribe(observer)
        }
        let label = countdown.record("label", on: stage)
        _ = label.subscribe()
        stage.at(3) { _ = label.subscribe() }
    },

    Step("Next, error, completed") { _ in
        _ = printer(pages: 2, paper: 5).subscribe { event in show(event) }
        show("---")
        _ = printer(pages: 3, paper: 2).subscribe { event in show(event) }
    },

    Step("What comes after an end") { stage in
        let field = Observable<String>.create { observer in
            observer.onNext("su")
            observer.onCompleted()
            observer.onNext("sun")
            observer.onCompleted()
            show("the recipe has reached its last line")
            return Disposables.create()
        }
        _ = field.record("field", on: stage).subscribe { event in show(event) }
    },

    Step("Five ways to subscribe") { _ in
        let numbers = Observable.of(1, 2)
        let scoreboard = Scoreboard()
        _ = numbers.subscribe()
        _ = numbers.subscribe { event in show("second:", event) }
        _ = numbers.subscribe(onNext: { show("third:", $0) })
        _ = numbers.subscribe(
            onNext: { show("fourth:", $0) },
            onError: { show("fourth: error", $0) },
            onCompleted: { show("fourth: completed") },
            onDisposed: { show("fourth: disposed") })
        _ = numbers.subscribe(with: scoreboard, onNext: { $0.total += $1 })
        show("fifth: the total is", scoreboard.total)
    },

    Step("What subscribe returns") { stage in
        let recipe = Observable<Int>.create { observer in
            let timer = Observable<Int>
                .interval(.milliseconds(200), scheduler: stage.scheduler)
                .record("ticks", on: stage).subscribe(observer)
            return Disposables.create {
                timer.dispose()
                show("the timer is stopped")
            }
        }
        let subscription = recipe.subscribe(
            onCompleted: { show("completed") }, onDisposed: { show("disposed") })
        stage.at(7) { subscription.dispose() }
    }
)

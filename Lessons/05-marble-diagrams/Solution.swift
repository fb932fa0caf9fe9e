import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `interval` and `timer` wait before their first element. `take` and `timer` complete in the tick of their last one.
    static func exercise1() -> [String] { ["---(0|)", "--0-1-(2|)", "-(0|)", "(78|)", "5-(0|)"] }

    /// Count ticks: a bracket is one, a space is none.
    static func exercise2() -> [String] {
        [
            "north 1 car", "north 3 bus", "north 3 bus", "south 3 van", "south 5 completed", "north 6 van",
            "north 7 error",
        ]
    }

    /// No time in a bracket, nothing behind an end, no end for one who leaves, and one bracket for one tick.
    static func exercise3() -> [String] { ["--a-(aa)--|", "-a-b-#", "--a--b", "---(abc|)"] }

    /// Both timers begin with the subscription, so the second one waits for both times. The group disposes of both.
    static func exercise4(waiting: Int, walking: Int, scheduler: any SchedulerType) -> Observable<String> {
        Observable.create { observer in
            observer.onNext("r")
            let green = Observable<Int>
                .timer(.milliseconds(100 * waiting), scheduler: scheduler)
                .subscribe(onNext: { _ in observer.onNext("g") })
            let red = Observable<Int>
                .timer(.milliseconds(100 * (waiting + walking)), scheduler: scheduler)
                .subscribe(
                    onNext: { _ in observer.onNext("r") },
                    onCompleted: { observer.onCompleted() })
            return CompositeDisposable(green, red)
        }
    }

    /// Same distance from the `^`: anew. Same column: it goes on. In the third pair, both are true.
    static func exercise5() -> [String] { ["anew", "goes on", "unknown", "anew", "goes on"] }

    /// Draws tick by tick, from 0 to the tick of the last mark.
    static func exercise6(of marks: [Mark]) -> String {
        guard let last = marks.last else { return "" }
        var row = ""
        for tick in 0...last.tick {
            let signs = marks.filter { $0.tick == tick }.map(\.sign)
            switch signs.count {
            case 0: row += "-"
            case 1: row += String(signs)
            default: row += "(" + String(signs) + ")"
            }
        }
        return row
    }

    /// Reads the strip sign by sign, and counts its ticks. Each event gets a timer. In a bracket the tick stays.
    static func exercise7(_ strip: String, scheduler: any SchedulerType) -> Observable<String> {
        Observable.create { observer in
            let timers = CompositeDisposable()
            var tick = 0
            var isInBracket = false
            for sign in strip {
                switch sign {
                case " ": continue
                case "(": isInBracket = true
                case ")": isInBracket = false
                case "-": break
                default:
                    let timer = Observable<Int>
                        .timer(.milliseconds(100 * tick), scheduler: scheduler)
                        .subscribe(onNext: { _ in
                            switch sign {
                            case "|": observer.onCompleted()
                            case "#": observer.onError(Torn())
                            default: observer.onNext(String(sign))
                            }
                        })
                    _ = timers.insert(timer)
                }
                if !isInBracket { tick += 1 }
            }
            return timers
        }
    }
}

import Dispatch
import ExerciseSupport
import Streams
import Testing

@testable import Screen

/// Each in a process of its own: who is told of mistakes is one for all tests.
@Suite(.ownThread) struct MainQueueTests {
    @Test func `a touch elsewhere is reported with control, property and queue, and takes effect`() async {
        await #expect(processExitsWith: .success) {
            let reports = Log()
            Hooks.misuseHandler = { reports.add($0.description) }
            let label = Label("Ok")
            await withCheckedContinuation { done in
                DispatchQueue(label: "shop.network").async {
                    label.text = "set"
                    _ = label.isHidden
                    done.resume()
                }
            }
            precondition(reports.lines.count == 2)
            precondition(
                reports.lines[0].hasPrefix("Label.text was set on the queue \"shop.network\": the label \"Ok\"."))
            precondition(reports.lines[0].contains("observe(on: MainScheduler.instance)"))
            precondition(reports.lines[1].hasPrefix("Label.isHidden was read on the queue \"shop.network\""))
            await MainActor.run { precondition(label.text == "set") }
        }
    }

    @Test func `each property of each control`() async {
        await #expect(processExitsWith: .success) {
            let reports = Log()
            Hooks.misuseHandler = { reports.add(String($0.description.prefix { $0 != " " })) }
            await withCheckedContinuation { done in
                DispatchQueue.global().async {
                    Label().text = ""
                    TextField().text = ""
                    Button().title = ""
                    ImageView().image = nil
                    ImageView().caption = ""
                    Light().backgroundColor = nil
                    Light().isEnabled = false
                    Light().isHidden = true
                    done.resume()
                }
            }
            precondition(
                reports.lines == [
                    "Label.text", "TextField.text", "Button.title", "ImageView.image", "ImageView.caption",
                    "Light.backgroundColor", "Light.isEnabled", "Light.isHidden",
                ])
        }
    }

    @Test func `on the main queue nothing is, nor what a binder or a driver brings there`() async {
        await #expect(processExitsWith: .success) {
            let reports = Log()
            Hooks.misuseHandler = { reports.add($0.description) }
            let label = Label()
            let work = ConcurrentDispatchQueueScheduler(qos: .default)
            await withCheckedContinuation { done in
                let subscription = Observable.just("driven").subscribe(on: work).observe(on: work)
                    .asDriver(onErrorJustReturn: "")
                    .do(afterNext: { _ in done.resume() })
                DispatchQueue.main.async {
                    label.text = "first"
                    subscription.drive(label.rx.text).disposed(by: MainQueueTests.bag)
                }
            }
            await MainActor.run { precondition(label.text == "driven") }
            precondition(reports.lines == [])
        }
    }

    private static let bag = DisposeBag()
}

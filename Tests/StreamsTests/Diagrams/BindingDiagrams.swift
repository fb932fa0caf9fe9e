import Foundation
import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Binding.
    @Entries static var binding: [Documented] {
        Documented("Binding/ControlEvent.swift", "ControlEvent(events: taps)") {
            ControlEvent(events: $0.source("taps", as: String.self))
        }
        Documented("Binding/ControlProperty.swift", "ControlProperty(values: text, ...)") {
            $0.property("text")
        }
        Documented("Binding/NotificationCenter+Rx.swift", "notification(name)") { run in
            let (center, name) = (NotificationCenter(), Notification.Name("battery"))
            run.hot("posted")
                .subscribe(onNext: { center.post(name: name, object: nil, userInfo: ["level": $0]) })
                .disposed(by: run.bag)
            return center.rx.notification(name).map { $0.userInfo?["level"] as? Int ?? 0 }
        }
        Documented("Binding/ControlProperty.swift", "changed") { $0.property("property").changed }
    }
}

extension DiagramRun {
    fileprivate func property(_ label: String) -> ControlProperty<String> {
        ControlProperty(values: source(label, as: String.self), valueSink: AnyObserver { _ in })
    }
}

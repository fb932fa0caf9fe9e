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
        Documented("Binding/ControlProperty.swift", "changed") { $0.property("property").changed }
    }
}

extension DiagramRun {
    fileprivate func property(_ label: String) -> ControlProperty<String> {
        ControlProperty(values: source(label, as: String.self), valueSink: AnyObserver { _ in })
    }
}

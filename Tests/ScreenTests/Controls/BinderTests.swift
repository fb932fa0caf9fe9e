import Streams
import Testing

@testable import Screen

@MainActor @Suite struct BinderTests {
    @Test func `every control has those of RxCocoa`() {
        for control in [TextField(), Label(), Button(), Light()] {
            _ = Observable.just(false).bind(to: control.rx.isEnabled)
            _ = Observable.just(true).bind(to: control.rx.isHidden)
            _ = Observable.just(Color.systemBlue).bind(to: control.rx.backgroundColor)
            #expect(!control.isEnabled && control.isHidden && control.backgroundColor == .systemBlue)
        }
    }

    @Test func `the form of the notes, with Driver`() {
        let (field, label, light, button) = (TextField(), Label(), Light(), Button())
        let screen = Screen("", [field], [label, light], [button])
        let bag = DisposeBag()
        let isNumber = field.rx.text.orEmpty.asDriver(onErrorJustReturn: "").map { Double($0) != nil }
        isNumber.map { $0 ? "Ok" : "Error" }.drive(label.rx.text).disposed(by: bag)
        isNumber.map { $0 ? .systemBlue : .systemRed }.drive(light.rx.backgroundColor).disposed(by: bag)
        isNumber.drive(button.rx.isEnabled).disposed(by: bag)
        #expect(label.text == "Error" && light.backgroundColor == .systemRed && !button.isEnabled)
        screen.type("12")
        #expect(label.text == "Ok" && light.backgroundColor == .systemBlue && button.isEnabled)
        screen.type("a")
        #expect(label.text == "Error" && light.backgroundColor == .systemRed && !button.isEnabled)
    }
}

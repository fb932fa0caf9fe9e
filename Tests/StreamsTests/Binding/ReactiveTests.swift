import Foundation
import Streams
import Testing

@Suite("Reactive", .counted)
struct ReactiveTests {
    @Test @MainActor func `each property of an object is a binder`() {
        let field = Field()
        _ = Observable.of("a", "b").bind(to: field.rx.text)
        _ = Observable.of(1).bind(to: field.rx.number)
        #expect(field.text == "b")
        #expect(field.number == 1)
    }

    @Test func `such a binder works on the main queue and does not keep the object alive`() async {
        var field: Field? = Field()
        weak let seen = field
        let binder = field!.rx.text
        binder.onNext("a")
        field = nil
        await mainQueueIsIdle()
        #expect(seen == nil)
    }

    @Test func `a type has one too, and an extension adds to it`() {
        #expect(Field.rx.name == "Field")
        let field = Field()
        #expect(field.rx.base === field)
        #expect(Box(base: 3).rx.base.base == 3)
    }

    @Test @MainActor func `every NSObject has one`() {
        let object = Foundation.Progress(totalUnitCount: 1)
        object.rx.completedUnitCount.onNext(1)
        #expect(object.isFinished)
    }
}

private final class Field: ReactiveCompatible, @unchecked Sendable {
    var text = ""
    var number: Int?
}

private struct Box: ReactiveCompatible {
    var base: Int
}

extension Reactive where Base: Field {
    fileprivate static var name: String { "\(Base.self)" }
}

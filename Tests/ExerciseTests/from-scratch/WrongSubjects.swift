@testable import ExerciseSupport
@testable import from_scratch_exercises

enum Remembered { case nothing, latest, all }
enum Walk { case copy, first, byIndex, whileItGrows, sortedKeys }
enum Leaving { case itself, last, everyone, nobody, atFirstPlace }

struct Listening {
    let key: Int
    let observer: Observer<Int>
}

/// A subject with some of its parts wrong.
func subject(
    remembers memory: Remembered = .nothing, remembersEnd: Bool = true, lateEnd: OwnEvent<Int>? = nil,
    leaving: Leaving = .itself, walks walk: Walk = .copy, guards: Bool = true, endFirst: Bool = true,
    sharing common: Box<[Listening]>? = nil
) -> () throws -> OwnSubject<Int> {
    {
        let list = common ?? Box<[Listening]>([])
        var (elements, end) = ([Int](), OwnEvent<Int>?.none)
        let recipe: Recipe<Int> = { observer in
            for element in elements { observer(.next(element)) }
            if let end {
                if remembersEnd { observer(lateEnd ?? end) }
                return OwnDisposable {}
            }
            let (key, place) = ((list.value.last?.key ?? 0) + 1, list.value.count)
            list.value.append(Listening(key: key, observer: observer))
            return OwnDisposable {
                // What has ended leaves by itself.
                if end != nil, leaving != .nobody { return list.value.removeAll { $0.key == key } }
                switch leaving {
                case .itself: list.value.removeAll { $0.key == key }
                case .last: _ = list.value.popLast()
                case .everyone: list.value = []
                case .nobody: break
                case .atFirstPlace: if place < list.value.count { list.value.remove(at: place) }
                }
            }
        }
        func send(_ event: OwnEvent<Int>) {
            switch walk {
            case .copy: for listener in list.value { listener.observer(event) }
            case .first: list.value.first?.observer(event)
            case .sortedKeys:
                let table = Dictionary(uniqueKeysWithValues: list.value.map { ($0.key, $0.observer) })
                for key in table.keys.sorted() where list.value.contains(where: { $0.key == key }) {
                    table[key]?(event)
                }
            case .byIndex:
                let count = list.value.count
                for index in 0..<count where index < list.value.count { list.value[index].observer(event) }
            case .whileItGrows:
                var last = 0
                while let next = list.value.first(where: { $0.key > last }) {
                    last = next.key
                    next.observer(event)
                }
            }
        }
        return OwnSubject(
            observer: { event in
                guard end == nil else { return }
                if case .next(let element) = event {
                    if memory != .nothing { elements = (memory == .all ? elements : []) + [element] }
                    send(event)
                } else {
                    if endFirst { end = event }
                    send(event)
                    end = event
                }
            }, observable: guards ? try Solution.exercise2(recipe) : Own { unguarded(recipe, $0) })
    }
}

/// A run that remembers its end, and not that it was disposed of.
private func unguarded(_ recipe: Recipe<Int>, _ observer: @escaping Observer<Int>) -> OwnDisposable {
    var isOver = false
    return recipe { event in
        if isOver { return }
        if case .next = event {} else { isOver = true }
        observer(event)
    }
}

/// Right: a subject of Streams.
func ofStreams() -> OwnSubject<Int> {
    let subject = PublishSubject<Int>()
    return OwnSubject(
        observer: { event in
            switch event {
            case .next(let element): subject.onNext(element)
            case .error(let error): subject.onError(error)
            case .completed: subject.onCompleted()
            }
        }, observable: own(subject.asObservable()))
}

/// Wrong: leaves out an element that is equal to the one before.
func withoutRepeats() throws -> OwnSubject<Int> {
    let right = try Solution.exercise7() as OwnSubject<Int>
    return OwnSubject(
        observer: right.observer,
        observable: try Solution.exercise2 { observer in
            var last: Int?
            return right.observable.subscribe { event in
                if case .next(let element) = event {
                    if element == last { return }
                    last = element
                }
                observer(event)
            }
        })
}

/// Wrong: knows the last subscriber only.
func ofTheLastOne() throws -> OwnSubject<Int> {
    var last: Observer<Int>?
    return OwnSubject(
        observer: { last?($0) },
        observable: try Solution.exercise2 { observer in
            last = observer
            return OwnDisposable { last = nil }
        })
}

/// A subject that sends 1, 2, 3, whatever is sent to it.
func inNumbers() throws -> OwnSubject<Int> {
    let (number, right) = (Box(0), try Solution.exercise7() as OwnSubject<Int>)
    return OwnSubject(
        observer: { event in
            guard case .next = event else { return right.observer(event) }
            number.value += 1
            right.observer(.next(number.value))
        }, observable: right.observable)
}

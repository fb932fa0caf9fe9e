import Marbles
import Streams

/// The situations that an answer is tried in.
extension CodeCheck {
    /// A situation in which the answer gives a stream. The first one is the text's, and is also tried without a subscriber, with
    /// two of them, with one after the other, and disposed of in the middle. The others are inputs that the text does not show.
    ///
    /// - Parameters:
    ///   - name: What is tried, for the evidence: `words("so it goes")`.
    ///   - gives: What the text says that comes, as it is drawn there. The solution has to do so.
    ///   - stop: The tick of the dispose; left out, half way.
    ///   - play: Hands sources and fakes of the scene to the answer.
    /// - Returns: The situation, for signs. It is not one of the four.
    @discardableResult
    public func stream(
        _ name: String, gives marbles: String? = nil, disposedAt stop: TestTime? = nil, line: Int = #line,
        _ play: @escaping (Stage, Answer) throws -> Observable<Element>
    ) -> Situation {
        let isText = situations.isEmpty
        let situation = add(name, isText ? .text : .otherInput) { scene, answer in
            scene.subscribe(to: try play(scene, answer))
        }
        if let marbles { drawn = drawn ?? (marbles, line) }
        guard isText else { return situation }
        add("\(name), and nobody subscribes", .nobody) { scene, answer in _ = try play(scene, answer) }
        add("\(name), with two subscribers at the same time", .secondSubscriber) { scene, answer in
            let stream = try play(scene, answer)
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream)
        }
        let end = { [self] in length(of: play, name) }
        add("\(name), with a second subscriber after the first", .laterSubscriber) { scene, answer in
            let stream = try play(scene, answer)
            scene.subscribe("the first", to: stream, disposedAt: end() + 1)
            scene.subscribe("the second", to: stream, at: end() + 2)
        }
        add("\(name), disposed of in the middle", .disposed) { scene, answer in
            let stop = stop ?? end() / 2
            if stop > 0 {
                scene.subscribe(to: try play(scene, answer), disposedAt: stop)
            } else {
                scene.subscribe(to: try play(scene, answer).take(1))
            }
        }
        return situation
    }

    /// A situation that is played by hand: subscribe and log in `play`, as the exercise wants it.
    @discardableResult
    public func play(_ kind: Situation.Kind, _ name: String, _ play: @escaping (Stage, Answer) throws -> Void)
        -> Situation
    {
        add(name, kind, play)
    }

    /// A call of a function that returns no stream: what it returns has to be what the solution returns. The first one is the
    /// text's, the others are inputs that the text does not show.
    ///
    /// - Parameter name: The call, for the evidence: `isAmount("12")`.
    @discardableResult
    public func call(_ name: String, _ call: @escaping (Answer) throws -> some Any) -> Situation {
        excused.formUnion([.secondSubscriber, .laterSubscriber, .disposed])
        return add(name, situations.isEmpty ? .text : .otherInput) { scene, answer in
            let value = try call(answer)
            scene.note(name, value is String ? "\"\(value)\"" : "\(value)")
        }
    }

    /// Says that situations make no sense here, or would ask for what the text leaves open.
    public func without(_ kinds: Situation.Kind..., because reason: String) {
        excused.formUnion(kinds)
        situations.removeAll { kinds.contains($0.id.kind) }
    }

    /// Says that nobody could write this wrong answer.
    public func without(_ standing: Standing, because reason: String) { standingAnswers.insert(standing) }

    @discardableResult
    private func add(
        _ name: String, _ kind: Situation.Kind, _ play: @escaping (Stage, Answer) throws -> Void
    ) -> Situation {
        let situation = Situation(number: (situations.last?.id.number ?? 0) + 1, kind: kind)
        situations.append((situation, name, play))
        return situation
    }

    /// The last tick in which the solution sends something.
    private func length(of play: (Stage, Answer) throws -> Observable<Element>, _ name: String) -> TestTime {
        let scene = Stage(name, .text)
        if let stream = try? play(scene, solution) { scene.subscribe(to: stream) }
        scene.run()
        return scene.received.events.last?.time ?? 0
    }
}

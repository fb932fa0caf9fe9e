import Streams

/// What has happened when somebody looks which objects are still there.
enum Circumstance: CaseIterable {
    /// The screen's bag has the subscription.
    case inBag
    /// Nobody has the disposable.
    case dropped
    /// As `inBag` and `dropped`, and nobody has the sources.
    case inBagSourcesGone, droppedSourcesGone
    /// The subscription has been disposed of. Somebody has the disposable.
    case disposed
    /// The sources have completed. Somebody has the disposable.
    case ended
}

/// A program, and what is kept of it in each circumstance: `s` the screen, `m` the model, `-` nothing.
struct KeepingProgram: Sendable {
    /// What RxSwift keeps.
    let kept: String
    /// What Streams keeps, where it does better on purpose.
    let better: String?
    let text: String

    /// All of them. `.ci/rxswift` runs them on RxSwift, and says so if a column is wrong.
    static var all: [KeepingProgram] {
        sources + recipes + passing + combining + nesting + finished + timing + sharing + traits + subscribing
    }

    private let subscribe: @Sendable (Scene) -> Disposable

    init(_ kept: String, better: String? = nil, _ text: String, _ subscribe: @escaping @Sendable (Scene) -> Disposable)
    {
        self.kept = kept
        self.better = better
        self.text = text
        self.subscribe = subscribe
    }

    /// Runs the program in each circumstance.
    func run() -> String { Circumstance.allCases.map(run).joined(separator: " ") }

    private func run(_ circumstance: Circumstance) -> String {
        var scene: Scene? = Scene()
        weak let screen = scene?.screen
        weak let model = scene?.model
        let disposable = arrange(circumstance, &scene)
        return withExtendedLifetime((scene, disposable)) {
            let kept = (screen == nil ? "" : "s") + (model == nil ? "" : "m")
            return kept.isEmpty ? "-" : kept
        }
    }

    /// Returns the disposable if somebody has it.
    @inline(never) private func arrange(_ circumstance: Circumstance, _ scene: inout Scene?) -> Disposable? {
        let subscription = subscribe(scene!)
        defer { scene?.releaseObjects() }
        switch circumstance {
        case .inBag, .inBagSourcesGone: subscription.disposed(by: scene!.screen.bag)
        case .dropped, .droppedSourcesGone: break
        case .disposed: subscription.dispose()
        case .ended: scene!.endSources()
        }
        switch circumstance {
        case .disposed, .ended: return subscription
        case .inBagSourcesGone, .droppedSourcesGone:
            scene = nil
            return nil
        default: return nil
        }
    }
}

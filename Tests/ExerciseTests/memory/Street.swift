import ExerciseSupport

@testable import memory_exercises

/// Homes, and the parcels of a street.
final class Street: OwnerScene {
    /// One place for the subscription of all homes.
    static let slot = Locked<SerialDisposable>(SerialDisposable())

    func parcels(_ marbles: String) -> Observable<String> { hot("parcels", marbles, as: String.self).asObservable() }

    @discardableResult func moveIn(
        _ name: String = "the home", until stop: TestTime? = nil, other: String? = nil, _ use: (Home) throws -> Void
    ) rethrows -> () -> Home? {
        let place = hold(name, until: stop) { show in Home(open: show) }
        if let home = place() {
            if let other {
                hot("something else", other, as: String.self).subscribe(with: home, onNext: { $0.unpack($1) })
                    .disposed(by: home.bag)
            }
            try use(home)
        }
        return place
    }
}

extension Home {
    /// Opens what comes until a bag is freed, its own if there is no other, and is not held by that.
    func unpacks(_ parcels: Observable<String>, in other: DisposeBag? = nil) {
        parcels.subscribe(with: self, onNext: { $0.unpack($1) }).disposed(by: other ?? bag)
    }
}

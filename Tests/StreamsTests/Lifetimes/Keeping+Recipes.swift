import Streams

extension KeepingProgram {
    /// The model is used by a recipe. Some operators keep their source until they are over, and others do not.
    static let recipes: [KeepingProgram] = [
        .init("s s s s - s", "recipe.map") { $0.recipeOfModel.map { $0 }.subscribe(onNext: $0.show) },
        .init("s s s s - s", "recipe.filter") { $0.recipeOfModel.filter { _ in true }.subscribe(onNext: $0.show) },
        .init("s s s s - s", "recipe.do") { $0.recipeOfModel.do(onNext: { _ in }).subscribe(onNext: $0.show) },
        .init("s s s s - s", "recipe.materialize.dematerialize") {
            $0.recipeOfModel.materialize().dematerialize().subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.take(1)") { $0.recipeOfModel.take(1).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.skip(1)") { $0.recipeOfModel.skip(1).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.scan") { $0.recipeOfModel.scan(0) { $1 }.subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.reduce") { $0.recipeOfModel.reduce(0) { $1 }.subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.distinctUntilChanged") {
            $0.recipeOfModel.distinctUntilChanged().subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.takeLast") { $0.recipeOfModel.takeLast(1).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.element(at:)") { $0.recipeOfModel.element(at: 1).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.single") { $0.recipeOfModel.single().subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.take(while:)") {
            $0.recipeOfModel.take(while: { _ in true }).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.skip(while:)") {
            $0.recipeOfModel.skip(while: { _ in true }).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.toArray") {
            $0.recipeOfModel.toArray().map(\.count).subscribe(onSuccess: $0.show)
        },
        .init("s s s s - s", "recipe.asSingle") { $0.recipeOfModel.asSingle().subscribe(onSuccess: $0.show) },
        .init("s s s s - s", "recipe.first") { $0.recipeOfModel.first().map { $0 ?? 0 }.subscribe(onSuccess: $0.show) },
        .init("sm sm sm sm - sm", "recipe.withUnretained") {
            $0.recipeOfModel.withUnretained($0.clock).map(\.1).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "recipe.flatMap") {
            $0.recipeOfModel.flatMap { Observable.just($0) }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.groupBy") {
            $0.recipeOfModel.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.concat") { $0.recipeOfModel.concat($0.never).subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.catch") {
            $0.recipeOfModel.catch { _ in .empty() }.subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "recipe.observe(on:)") {
            $0.recipeOfModel.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.subscribe(on:)") {
            $0.recipeOfModel.subscribe(on: CurrentThreadScheduler.instance).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.debounce") {
            $0.recipeOfModel.debounce(.seconds(1), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.throttle") {
            $0.recipeOfModel.throttle(.seconds(1), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("s s s s - s", "recipe.delay") {
            $0.recipeOfModel.delay(.seconds(1), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "recipe.timeout") {
            $0.recipeOfModel.timeout(.seconds(60), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "recipe.take(for:)") {
            $0.recipeOfModel.take(for: .seconds(60), scheduler: $0.clock).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "recipe.buffer") {
            $0.recipeOfModel.buffer(timeSpan: .seconds(60), count: 2, scheduler: $0.clock).map(\.count).subscribe(
                onNext: $0.show)
        },
        .init("sm sm sm sm sm sm", better: "sm sm sm sm - sm", "recipe.window") {
            $0.recipeOfModel.window(timeSpan: .seconds(60), count: 2, scheduler: $0.clock).flatMap { $0 }.subscribe(
                onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.share") { $0.recipeOfModel.share().subscribe(onNext: $0.show) },
        .init("sm sm sm sm - sm", "recipe.share(replay: 1)") {
            $0.recipeOfModel.share(replay: 1).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.share(replay: 2)") {
            $0.recipeOfModel.share(replay: 2).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.take(1).map") {
            $0.recipeOfModel.take(1).map { $0 }.subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.map.take(1)") {
            $0.recipeOfModel.map { $0 }.take(1).subscribe(onNext: $0.show)
        },
        .init("sm sm sm sm - sm", "recipe.take(2).take(1)") {
            $0.recipeOfModel.take(2).take(1).subscribe(onNext: $0.show)
        },
    ]
}

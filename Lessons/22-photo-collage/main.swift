import LessonKit
import Screen
import Streams

Lesson.play(
    screen: { stage in collageApp(on: stage) },

    Step("Add, Add, Clear") { stage in
        let app = Collage(hasRules: false, on: stage)
        app.on(app.add) {
            app.append(Image(.cat))
            app.update(count: app.images.value.count)
        }
        app.on(app.clear) { app.images.accept([]) }

        app.user(does: "Add", "Add", "Clear")
    } variant: { stage in
        let app = Collage(hasRules: false, on: stage)
        app.images.map(\.count)
            .subscribe(onNext: app.update).disposed(by: app.bag)
        app.on(app.add) { app.append(Image(.cat)) }
        app.on(app.clear) { app.images.accept([]) }

        app.user(does: "Add", "Add", "Clear")
    },

    Step("One cat is chosen") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen(choose: { motif, selected in
                app.requestPhoto(motif) { image, isThumbnail in
                    selected.onNext(image)
                }
            })
            app.push(photos)
        }
        app.user(does: "Add", "cat", "back")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen(choose: { motif, selected in
                app.requestPhoto(motif) { image, isThumbnail in
                    if !isThumbnail { selected.onNext(image) }
                }
            })
            app.push(photos)
        }
        app.user(does: "Add", "cat", "back")
    },

    Step("Two visits") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen()
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app)
                .subscribe(onNext: app.append, onDisposed: { show("disposed") })
                .disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "Add", "moon", "back")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen(leave: { _, selected in selected.onCompleted() })
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app)
                .subscribe(onNext: app.append, onDisposed: { show("disposed") })
                .disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "Add", "moon", "back", showsScreen: false)
    },

    Step("A look at a large photo") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen(leave: { departure, selected in
                show("the photos screen is \(departure)")
                selected.onCompleted()
            })
            app.push(photos)
        }
        app.user(does: "Add", "look", "back", "cat", "back")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotosScreen(leave: { departure, selected in
                show("the photos screen is \(departure)")
                if departure == .popped { selected.onCompleted() }
            })
            app.push(photos)
        }
        app.user(does: "Add", "look", "back", "cat", "back")
    },

    Step("A picture in the folder") { stage in
        let app = Collage(.cat, .boat, on: stage)
        let write = Observable<String>.create { observer in
            app.folder.write(app.picture) { result in
                if case .success(let name) = result { observer.onNext(name) }
            }
        }
        app.on(app.save) {
            write.drawn("write", by: app).asSingle()
                .subscribe(onSuccess: app.saved).disposed(by: app.bag)
        }
        app.user(does: "Save", "wait", "wait")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        let write = Single<String>.create { single in
            app.folder.write(app.picture) { result in single(result) }
        }
        app.on(app.save) {
            write.drawn("write", by: app).asSingle()
                .subscribe(onSuccess: app.saved).disposed(by: app.bag)
        }
        app.user(does: "Save", "wait", "wait", showsScreen: false)
    },

    Step("A full folder") { stage in
        let app = Collage(.cat, .boat, on: stage)
        app.folder.room = 0
        app.save.rx.tap.drawn("tap", by: app)
            .flatMapFirst { app.folder.save(app.picture) }
            .subscribe(
                onNext: { app.message("Saved", $0) },
                onError: { app.message("Not saved", "\($0)") }
            ).disposed(by: app.bag)
        app.user(does: "Save", "wait", "wait", "close", "delete", "Save", "wait", "wait")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        app.folder.room = 0
        app.save.rx.tap.drawn("tap", by: app)
            .flatMapFirst {
                app.folder.save(app.picture).asObservable()
                    .catch { app.alert("Not saved", "\($0)").andThen(.empty()) }
            }
            .subscribe(onNext: { app.message("Saved", $0) }).disposed(by: app.bag)
        app.user(does: "Save", "wait", "wait", "close", "delete", "Save", "wait", "wait", showsScreen: false)
    },

    Step("A notice above the screen") { stage in
        let app = Collage(.cat, .boat, on: stage)
        let notice = Completable.create { completable in
            let alert = Alert("Saving", "Hide") { completable(.completed) }
            app.present(alert)
            return Disposables.create()
        }
        app.on(app.save) {
            let shown = notice.drawn("notice", by: app).subscribe()
            app.write(then: { shown.dispose() })
        }
        app.user(does: "Save", "wait", "wait")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        let notice = Completable.create { completable in
            let alert = Alert("Saving", "Hide") { completable(.completed) }
            app.present(alert)
            return Disposables.create { alert.dismiss() }
        }
        app.on(app.save) {
            let shown = notice.drawn("notice", by: app).subscribe()
            app.write(then: { shown.dispose() })
        }
        app.user(does: "Save", "wait", "wait")
    },

    Step("An album for the pictures") { stage in
        let app = Collage(.cat, .boat, on: stage)
        let albums = Albums()
        app.save.rx.tap
            .flatMapFirst {
                albums.open("Trips").drawn("open", by: app)
                    .flatMap { app.folder.save(app.picture, in: $0).asMaybe() }
            }
            .subscribe(onNext: { show("saved in", $0) }).disposed(by: app.bag)
        app.user(does: "Save", "wait", "wait", "Save", "wait", "wait")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        let albums = Albums()
        app.save.rx.tap
            .flatMapFirst {
                albums.open("Trips").drawn("open", by: app)
                    .ifEmpty(default: "Trips")
                    .flatMap { app.folder.save(app.picture, in: $0) }
            }
            .subscribe(onNext: { show("saved in", $0) }).disposed(by: app.bag)
        app.user(does: "Save", "wait", "wait", "Save", "wait", "wait", showsScreen: false)
    }
)

/// The app to play: `swift run photo-collage --play`.
func collageApp(on stage: Stage) -> Screen {
    let images = BehaviorRelay<[Image]>(value: [])
    let preview = ImageView(columns: 36, lines: 10, placeholder: "no photos")
    let place = Label()
    let (add, clear, save) = (Button("Add"), Button("Clear"), Button("Save"))
    let screen = Screen("Collage", [preview], [add, clear, save], [place])
    let stack = ScreenStack(screen)

    let count = images.asDriver().map(\.count)
    images.asDriver().map(collage).drive(preview.rx.image).disposed(by: stage.bag)
    count.map(title).drive(screen.rx.title).disposed(by: stage.bag)
    count.map { $0 < 6 }.drive(add.rx.isEnabled).disposed(by: stage.bag)
    count.map { $0 > 0 }.drive(clear.rx.isEnabled).disposed(by: stage.bag)
    count.map { $0 > 0 && $0 % 2 == 0 }.drive(save.rx.isEnabled).disposed(by: stage.bag)

    // The next visit disposes of the last one, so that the bag does not grow.
    add.rx.tap.asObservable()
        .flatMapLatest { [weak stack] in
            let photos = PhotosScreen(
                choose: { $1.onNext(Image($0)) },
                leave: { departure, selected in if departure == .popped { selected.onCompleted() } })
            defer { stack?.push(photos) }
            return photos.selectedPhotos.record("photos", on: stage, as: { _ in "photo" })
                .filter { _ in images.value.count < 6 }
        }
        .subscribe(onNext: { images.accept(images.value + [$0]) }).disposed(by: stage.bag)

    clear.rx.tap.subscribe(onNext: { images.accept([]) }).disposed(by: stage.bag)

    let folder = Result { try DiskFolder() }
    place.text = (try? folder.get()).map { "Saves into \($0.url.path)" } ?? "There is no folder to save into."
    save.rx.tap.record("save", on: stage)
        .withLatestFrom(images)
        .flatMapFirst { [weak screen] photos -> Completable in
            guard let screen, let picture = collage(photos) else { return .empty() }
            return Single.deferred { try folder.get().save(picture) }.asObservable().record("written", on: stage)
                .asSingle()
                .flatMap { name in
                    images.accept([])
                    return screen.alert("Saved", name).andThen(.just(()))
                }
                .catch { screen.alert("Not saved", $0.localizedDescription).andThen(.just(())) }
                .asCompletable()
        }
        .subscribe().disposed(by: stage.bag)
    return stack
}

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

        app.user(does: "Add", "Add", "Clear", "show")
    } variant: { stage in
        let app = Collage(hasRules: false, on: stage)
        app.images.map(\.count)
            .subscribe(onNext: app.update).disposed(by: app.bag)
        app.on(app.add) { app.append(Image(.cat)) }
        app.on(app.clear) { app.images.accept([]) }

        app.user(does: "Add", "Add", "Clear", "show")
    },

    Step("One cat is chosen") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker(choose: { motif, selected in
                app.requestPhoto(motif) { image, _ in selected.onNext(image) }
            })
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app).take(1)
                .subscribe(onNext: app.append).disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "show")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker(choose: { motif, selected in
                app.requestPhoto(motif) { if !$1 { selected.onNext($0) } }
            })
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app)
                .subscribe(onNext: app.append).disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "show")
    },

    Step("Two visits") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker()
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app)
                .subscribe(onNext: app.append, onDisposed: { show("disposed") })
                .disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "Add", "moon", "back", "show")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker(leave: { _, selected in selected.onCompleted() })
            app.stack.push(photos)
            photos.selectedPhotos.drawn("photos", by: app)
                .subscribe(onNext: app.append, onDisposed: { show("disposed") })
                .disposed(by: app.bag)
        }
        app.user(does: "Add", "cat", "back", "Add", "moon", "back")
    },

    Step("A look at a large photo") { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker(leave: { departure, selected in
                show("the photos screen is \(departure)")
                selected.onCompleted()
            })
            app.push(photos)
        }
        app.user(does: "Add", "look", "back", "cat", "back", "show")
    } variant: { stage in
        let app = Collage(on: stage)
        app.on(app.add) {
            let photos = PhotoPicker(leave: { departure, selected in
                show("the photos screen is \(departure)")
                if departure == .popped { selected.onCompleted() }
            })
            app.push(photos)
        }
        app.user(does: "Add", "look", "back", "cat", "back", "show")
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
        app.user(does: "Save", "wait", "wait", "show")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        let write = Single<String>.create { single in
            app.folder.write(app.picture) { result in single(result) }
        }
        app.on(app.save) {
            write.drawn("write", by: app).asSingle()
                .subscribe(onSuccess: app.saved).disposed(by: app.bag)
        }
        app.user(does: "Save", "wait", "wait")
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
        app.user(does: "Save", "wait", "wait", "close", "delete", "Save", "wait", "wait", "show")
    } variant: { stage in
        let app = Collage(.cat, .boat, on: stage)
        app.folder.room = 0
        app.save.rx.tap.drawn("tap", by: app)
            .flatMapFirst {
                app.folder.save(app.picture).asObservable()
                    .catch { app.alert("Not saved", "\($0)").andThen(.empty()) }
            }
            .subscribe(onNext: { app.message("Saved", $0) }).disposed(by: app.bag)
        app.user(does: "Save", "wait", "wait", "close", "delete", "Save", "wait", "wait")
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
        app.user(does: "Save", "wait", "wait", "show")
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
        app.user(does: "Save", "wait", "wait", "show")
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
        app.user(does: "Save", "wait", "wait", "Save", "wait", "wait", "show")
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
        app.user(does: "Save", "wait", "wait", "Save", "wait", "wait")
    }
)

/// The app to play: `swift run photo-collage --play`. What is drawn below it is attached here.
func collageApp(on stage: Stage) -> Screen {
    let folder = DiskFolder()
    let errors = PublishRelay<any Error>()
    let viewModel = CollageViewModel(
        write: { folder.save($0).record("write", on: stage, as: { _ in "path" }) },
        report: errors.accept)
    let screen = CollageScreen()
    screen.bind(to: viewModel)

    stage.draw("photos", viewModel.count)
    stage.draw("save", screen.save.rx.tap)
    stage.draw("reported", errors, as: \.localizedDescription)
    return ScreenStack(screen)
}

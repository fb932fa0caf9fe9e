import LessonKit
import Screen
import Streams

/// A collage that grows: each tap adds the next picture.
func photos(on stage: Stage) -> Screen {
    let images = BehaviorRelay<[Image]>(value: [])
    let preview = ImageView(columns: 36, lines: 12, caption: "모음 🏝️", placeholder: "no photos")
    let count = Label()
    let add = Button("Add")
    let clear = Button("Clear")
    images.map { $0.isEmpty ? nil : Image.collage($0, width: 96, height: 64) }
        .bind(to: preview.rx.image).disposed(by: stage.bag)
    images.map { "\($0.count) photos" }.bind(to: count.rx.text).disposed(by: stage.bag)
    add.rx.tap.record("tap", on: stage)
        .subscribe(onNext: {
            let motifs = Image.Motif.allCases
            images.accept(images.value + [Image(motifs[images.value.count % motifs.count])])
        })
        .disposed(by: stage.bag)
    clear.rx.tap.subscribe(onNext: { images.accept([]) }).disposed(by: stage.bag)
    return Screen("Photos", [preview], [count], [add, clear])
}

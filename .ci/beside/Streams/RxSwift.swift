// The module Streams of programs that run on RxSwift: their imports need not change. What the lessons' own modules use of Core
// beside it is linked to this folder.
@_exported import RxCocoa
@_exported import RxRelay
@_exported import RxSwift

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s8HubTests05CheckB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    CheckTests.self,
    traits: [.enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"),.__documentationLine("/// From the learner's files to the verdict: with SwiftPM, and in a folder whose path has spaces.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/CheckTests.swift", filePath: "/work/main/Tests/HubTests/Checking/CheckTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s8HubTests05CheckB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests05CheckB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s8HubTests05CheckB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests05CheckB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:139:2-139:2

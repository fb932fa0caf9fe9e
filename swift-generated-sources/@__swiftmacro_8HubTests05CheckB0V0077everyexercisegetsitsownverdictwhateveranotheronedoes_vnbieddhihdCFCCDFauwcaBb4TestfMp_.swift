@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_16efe58ed11314386cfMu_() async throws -> Void {
  @Sendable func $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_7__localfMu_.`every exercise gets its own verdict, whatever another one does`())))
  }
  try await $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_25generatorefe58ed11314386cfMu_() async -> Testing.Test {
  return .__function(
  named: "`every exercise gets its own verdict, whatever another one does`()",
  in: CheckTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "every exercise gets its own verdict, whatever another one does",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/CheckTests.swift", filePath: "/work/main/Tests/HubTests/Checking/CheckTests.swift", line: 10, column: 6),
  parameters: [],
  testFunction: $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_16efe58ed11314386cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_24accessorefe58ed11314386cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_25generatorefe58ed11314386cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_33testContentRecordefe58ed11314386cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_24accessorefe58ed11314386cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:129:6-129:6

@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_16bbefae911be85e79fMu_() async throws -> Void {
  @Sendable func $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgramTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_7__localfMu_.`it answers from any folder, and refuses with 64`())))
  }
  try await $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_25generatorbbefae911be85e79fMu_() async -> Testing.Test {
  return .__function(
  named: "`it answers from any folder, and refuses with 64`()",
  in: ProgramTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "it answers from any folder, and refuses with 64",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "HubTests/ProgramTests.swift", filePath: "/work/main/Tests/HubTests/Commands/ProgramTests.swift", line: 9, column: 6),
  parameters: [],
  testFunction: $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_16bbefae911be85e79fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_24accessorbbefae911be85e79fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_25generatorbbefae911be85e79fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_33testContentRecordbbefae911be85e79fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_24accessorbbefae911be85e79fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:20:6-20:6

Testing.__checkFunctionCall(said.self,calling: {
  $0.contains($1)
},"The check of ways 1 ended and reported nothing.",expression: .__fromFunctionCall(.__fromSyntaxNode("said"),"contains",(nil,.__fromStringLiteral(#""The check of ways 1 ended and reported nothing.""#, "The check of ways 1 ended and reported nothing."))),comments: ["\(system): \(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/BuildSystemTests.swift:31:13-31:108

Testing.__checkFunctionCall(refusal.output.self,calling: {
  $0.contains($1)
},"Did you mean subscribe?",expression: .__fromFunctionCall(.__fromSyntaxNode("refusal.output"),"contains",(nil,.__fromStringLiteral(#""Did you mean subscribe?""#, "Did you mean subscribe?"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:19:9-19:68

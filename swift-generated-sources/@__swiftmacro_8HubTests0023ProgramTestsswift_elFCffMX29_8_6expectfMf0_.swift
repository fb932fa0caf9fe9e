Testing.__checkFunctionCall(check.output.self,calling: {
  $0.hasPrefix($1)
},"Stopped.",expression: .__fromFunctionCall(.__fromSyntaxNode("check.output"),"hasPrefix",(nil,.__fromStringLiteral(#""Stopped.""#, "Stopped."))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:30:9-30:52

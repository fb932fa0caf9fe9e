Testing.__checkFunctionCall(map.output.self,calling: {
  $0.hasPrefix($1)
},"2 lessons, 3 exercises, not checked yet.\n",expression: .__fromFunctionCall(.__fromSyntaxNode("map.output"),"hasPrefix",(nil,.__fromStringLiteral(#""2 lessons, 3 exercises, not checked yet.\n""#, "2 lessons, 3 exercises, not checked yet.\n"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Commands/ProgramTests.swift:14:9-14:84

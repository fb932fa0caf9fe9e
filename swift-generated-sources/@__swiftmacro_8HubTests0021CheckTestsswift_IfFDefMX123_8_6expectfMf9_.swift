Testing.__checkFunctionCall(course.self,calling: {
  $0.isQuiet()
},expression: .__fromFunctionCall(.__fromSyntaxNode("course"),"isQuiet"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:124:9-124:34

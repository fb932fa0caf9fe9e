Testing.__checkBinaryOperation(wasAsked,{ $0 > $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("wasAsked"),">",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:123:9-123:30

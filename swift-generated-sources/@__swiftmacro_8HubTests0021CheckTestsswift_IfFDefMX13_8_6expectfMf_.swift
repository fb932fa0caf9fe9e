Testing.__checkBinaryOperation(status,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("status"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:14:9-14:29

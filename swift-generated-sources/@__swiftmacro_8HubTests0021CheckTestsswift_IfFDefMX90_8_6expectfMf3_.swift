Testing.__checkBinaryOperation(mended,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("mended"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:91:9-91:29

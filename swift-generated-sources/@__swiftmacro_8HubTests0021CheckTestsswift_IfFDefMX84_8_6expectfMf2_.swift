Testing.__checkFunctionCall(flood.self,calling: {
  $0.contains($1)
},#/  It printed:\n    0\n(    [0-9]\n){29}    … and [0-9,]+ lines more\n/#,expression: .__fromFunctionCall(.__fromSyntaxNode("flood"),"contains",(nil,.__fromSyntaxNode(#"#/  It printed:\n    0\n(    [0-9]\n){29}    … and [0-9,]+ lines more\n/#"#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/HubTests/Checking/CheckTests.swift:85:9-85:109

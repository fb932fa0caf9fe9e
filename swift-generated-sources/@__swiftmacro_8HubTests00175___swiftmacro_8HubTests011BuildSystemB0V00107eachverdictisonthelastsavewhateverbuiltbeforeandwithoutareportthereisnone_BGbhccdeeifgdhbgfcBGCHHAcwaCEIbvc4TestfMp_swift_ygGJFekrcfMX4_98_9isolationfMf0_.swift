nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_.swift:5:99-5:109

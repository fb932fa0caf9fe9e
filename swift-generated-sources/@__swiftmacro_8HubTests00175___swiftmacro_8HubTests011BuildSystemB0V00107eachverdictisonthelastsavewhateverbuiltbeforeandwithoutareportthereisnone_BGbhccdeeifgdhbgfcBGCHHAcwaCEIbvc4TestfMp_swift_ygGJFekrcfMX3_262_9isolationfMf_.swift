nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests011BuildSystemB0V00107eachverdictisonthelastsavewhateverbuiltbeforeandwithoutareportthereisnone_BGbhccdeeifgdhbgfcBGCHHAcwaCEIbvc4TestfMp_.swift:4:263-4:273

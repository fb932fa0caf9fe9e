nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests07ProgramB0V0054CtrlCendsallthatacheckhasstarted_lEaedebfdGCDIBtvybafb4TestfMp_.swift:4:204-4:214

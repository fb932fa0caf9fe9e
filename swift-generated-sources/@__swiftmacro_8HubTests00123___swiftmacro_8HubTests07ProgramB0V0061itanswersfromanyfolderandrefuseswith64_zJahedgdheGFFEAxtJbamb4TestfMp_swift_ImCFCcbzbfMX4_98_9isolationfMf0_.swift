nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests07ProgramB0V0061itanswersfromanyfolderandrefuseswith64_zJahedgdheGFFEAxtJbamb4TestfMp_.swift:5:99-5:109

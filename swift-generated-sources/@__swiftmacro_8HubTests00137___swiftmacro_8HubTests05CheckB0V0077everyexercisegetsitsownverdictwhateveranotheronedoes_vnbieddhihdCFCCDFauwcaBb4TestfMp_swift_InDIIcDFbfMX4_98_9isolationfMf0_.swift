nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_.swift:5:99-5:109

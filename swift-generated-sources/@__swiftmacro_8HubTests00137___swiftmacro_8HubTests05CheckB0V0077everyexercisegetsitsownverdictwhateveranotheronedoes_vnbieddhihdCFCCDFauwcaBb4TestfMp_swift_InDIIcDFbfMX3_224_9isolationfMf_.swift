nil                                                                                                                             

// original-source-range: @__swiftmacro_8HubTests05CheckB0V0077everyexercisegetsitsownverdictwhateveranotheronedoes_vnbieddhihdCFCCDFauwcaBb4TestfMp_.swift:4:225-4:235

/// What Swift Testing 6.3.1 wrote when it ran four exercises: one right, one wrong, one untouched, and one that crashed.
///
/// Each line as it was, broken here only; the moment of an event and the place of a test are taken out.
let recordedStream = #"""
    {"kind":"test","payload":{"displayName":"alpha","id":"ExerciseTests.AlphaExercises","kind":"suite","name\#
    ":"AlphaExercises"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"1 · Holds","id":"ExerciseTests.AlphaExercises\/`1 · Holds`()\/a\#
    lpha.swift:10:6","isParameterized":false,"kind":"function","name":"`1 · Holds`()"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"2 · Fails","id":"ExerciseTests.AlphaExercises\/`2 · Fails`()\/a\#
    lpha.swift:11:6","isParameterized":false,"kind":"function","name":"`2 · Fails`()"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"3 · Waits","id":"ExerciseTests.AlphaExercises\/`3 · Waits`()\/a\#
    lpha.swift:14:6","isParameterized":false,"kind":"function","name":"`3 · Waits`()"},"version":"6.3.0"}
    {"kind":"test","payload":{"displayName":"4 · Falls","id":"ExerciseTests.AlphaExercises\/`4 · Falls`()\/a\#
    lpha.swift:15:6","isParameterized":false,"kind":"function","name":"`4 · Falls`()"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"runStarted","messages":[{"symbol":"default","text":"Test run started.\#
    "},{"symbol":"details","text":"Testing Library Version: 6.3.1 (937120cbc281cf2)"},{"symbol":"details","t\#
    ext":"Target Platform: x86_64-unknown-linux-gnu"}]},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Suite \"alpha\" \#
    started."}],"testID":"ExerciseTests.AlphaExercises"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"1 · Holds\#
    \" started."}],"testID":"ExerciseTests.AlphaExercises\/`1 · Holds`()\/alpha.swift:10:6"},"version":"6.3.\#
    0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"pass","text":"Test \"1 · Holds\" pa\#
    ssed after 0.001 seconds."}],"testID":"ExerciseTests.AlphaExercises\/`1 · Holds`()\/alpha.swift:10:6"},"\#
    version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"2 · Fails\#
    \" started."}],"testID":"ExerciseTests.AlphaExercises\/`2 · Fails`()\/alpha.swift:11:6"},"version":"6.3.\#
    0"}
    {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"severity":"error"},"kind":"issueRe\#
    corded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"    expected  \#
     --1--|\n    yours      --2--|\n                 ▲ tick 2: expected 1, got 2\nYou gave the wrong one.\nL\#
    ook again."}],"testID":"ExerciseTests.AlphaExercises\/`2 · Fails`()\/alpha.swift:11:6"},"version":"6.3.0\#
    "}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"fail","text":"Test \"2 · Fails\" fa\#
    iled after 0.001 seconds with 1 issue."}],"testID":"ExerciseTests.AlphaExercises\/`2 · Fails`()\/alpha.s\#
    wift:11:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"3 · Waits\#
    \" started."}],"testID":"ExerciseTests.AlphaExercises\/`3 · Waits`()\/alpha.swift:14:6"},"version":"6.3.\#
    0"}
    {"kind":"event","payload":{"kind":"testCancelled","messages":[],"testID":"ExerciseTests.AlphaExercises\/\#
    `3 · Waits`()\/alpha.swift:14:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testCaseCancelled","messages":[],"testID":"ExerciseTests.AlphaExercis\#
    es\/`3 · Waits`()\/alpha.swift:14:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testEnded","messages":[{"symbol":"skip","text":"Test \"3 · Waits\" wa\#
    s cancelled after 0.001 seconds: \"to do\""}],"testID":"ExerciseTests.AlphaExercises\/`3 · Waits`()\/alp\#
    ha.swift:14:6"},"version":"6.3.0"}
    {"kind":"event","payload":{"kind":"testStarted","messages":[{"symbol":"default","text":"Test \"4 · Falls\#
    \" started."}],"testID":"ExerciseTests.AlphaExercises\/`4 · Falls`()\/alpha.swift:15:6"},"version":"6.3.\#
    0"}
    """#

// The screens of a lesson that is presented: one beat each.

/** A screen is its kind, the section that it belongs to, and the elements that it shows. */
function screensOf(lesson) {
  const whole = (kind) => (section) => ({ kind, section, elements: [section] });
  return [
    ...all(".intro", lesson).map(whole("intro")),
    ...all(".step", lesson).flatMap((section, index) => screensOfStep(section, index + 1)),
    ...all(".recap", lesson).flatMap(screensOfRecap),
    ...all(".exercise[data-place=class]", lesson).map(whole("exercise")),
  ];
}

/** Code stays beside its run, and the options beside their answer. */
function screensOfStep(section, step) {
  const find = (part) => section.querySelector(part);
  const [title, ask, run] = [find("h2"), find(".ask"), find(".beat.run")];
  const [answer, variant] = [find(".beat.answer"), find(".variant")];
  const [question, code] = [all(".beat.question > *", section), all(".beat.question > .code", section)];
  return [
    { kind: "question", elements: [title, ...question] },
    run && { kind: "run", elements: [title, ...code, run] },
    answer && { kind: "answer", elements: [title, ask, answer].filter(Boolean) },
    variant && { kind: "variant", elements: [title, variant] },
  ].filter(Boolean).map((screen) => ({ ...screen, section, step, ask }));
}

function screensOfRecap(section) {
  const sentences = [...section.children].filter((element) => !element.matches(".ask, .answer"));
  const title = section.querySelector("h2");
  return [
    { kind: "recap", section, elements: sentences },
    ...all(".ask", section).flatMap((ask) => [
      { kind: "question", section, ask, elements: [title, ask] },
      { kind: "answer", section, ask, elements: [title, ask, answerBelow(ask)] },
    ]),
  ];
}

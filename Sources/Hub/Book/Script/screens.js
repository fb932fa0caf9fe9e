// The screens of a lesson that is presented. A beat is one screen, or several where the letters would become too small.

const children = (element) => (element ? [...element.children] : []);

/** A beat is its kind, the section and the question that it belongs to, and the ways to part it into screens, the best first. */
function beatsOf(lesson) {
  return [
    ...all(".intro", lesson).map((section) => flowing("intro", section)),
    ...all(".step", lesson).flatMap((section, index) => {
      const beats = [section, section.querySelector(".variant")].flatMap((part) => (part ? beatsOfPart(section, part) : []));
      return beats.map((beat) => ({ ...beat, step: index + 1 }));
    }),
    ...all(".recap", lesson).flatMap(beatsOfRecap),
    ...all(".exercise[data-place=class]", lesson).map((section) => flowing("exercise", section)),
  ];
}

/** A text that fills as many screens as it needs. */
const flowing = (kind, section) => ({ kind, section, plans: [], flow: children(section), pinned: [] });

/** The beats of a step, or of its variant. Code stays beside its run, and the answer beside its picture. */
function beatsOfPart(section, part) {
  const find = (name) => part.querySelector(`:scope > .beat.${name}`);
  const [question, run, answer] = ["question", "run", "answer"].map(find);
  const [title, ask] = [section.querySelector("h2"), question.querySelector(".ask")];
  const code = children(question).filter((element) => element.matches(".code"));
  const setup = children(question).filter((element) => !element.matches(".code, .ask"));
  const [picture, output, caption] = [".picture", ".output", "figcaption"].map((name) => run?.querySelector(name));
  const says = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
  const seen = [output, picture, [...(caption?.childNodes ?? [])].some(says) && caption].filter(Boolean);
  const beat = (kind, ...plans) => {
    const pages = plans.map((plan) => plan.map((page) => page.flat().filter(Boolean)).filter((page) => page.length));
    return { kind, section, part, ask, run, title, plans: pages, flow: pages.at(-1).flat(), pinned: [] };
  };
  return [
    beat("question", [[setup, code, ask]], [[setup, code], [code, ask]], [[setup, code], [ask]]),
    run && {
      ...beat("run", [[code, seen]], ...(output && picture ? [[[code, output], [code, seen.slice(1)]]] : [])),
      flow: [...children(output), ...seen.filter((element) => element !== output)], pinned: code,
    },
    answer && {
      ...beat("answer", [[ask, answer, seen]], [[answer, seen], [ask]], [[answer, picture ?? output], [ask]]),
      flow: [...children(answer), ask], pinned: [picture ?? output].filter(Boolean),
    },
  ].filter(Boolean);
}

function beatsOfRecap(section) {
  const title = section.querySelector("h2");
  const flow = children(section.querySelector(".remember"));
  return [
    { kind: "recap", section, title, plans: [], flow, pinned: [] },
    ...all(".ask", section).flatMap((ask) => [["question", [ask]], ["answer", [ask, answerBelow(ask)]]].map(
      ([kind, page]) => ({ kind, section, part: section, ask, title, plans: [[page]], flow: page, pinned: [] }))),
  ];
}

/** The screens of a beat, each as its elements: the first way in which all fits, or as much on each as there is room for.
 * What is pinned stands on each of them. */
function screensOf(beat, fits) {
  const whole = beat.plans.find((screens) => screens.every(fits));
  if (whole) return whole;
  const screens = [[]];
  for (const element of beat.flow.filter((element) => element.matches(":not(.hint, .check, .stub, .notes, .place, .before, .play)"))) {
    const more = [...screens.at(-1), element];
    if (screens.at(-1).length && !fits([...beat.pinned, ...more])) screens.push([element]);
    else screens[screens.length - 1] = more;
  }
  return screens.map((screen) => [...beat.pinned, ...screen])
    .map((screen, index) => (beat.kind === "run" || fits(screen) ? screen : screens[index]));
}

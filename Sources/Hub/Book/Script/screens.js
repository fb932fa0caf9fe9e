// The screens of a lesson that is presented. A beat is one screen, or several where the letters would become too small.

const children = (element) => (element ? [...element.children] : []);

/** Elements that stand together, and others, or groups of them, of which as many as there is room for stand beside them, screen
 * after screen. */
const page = (pinned, flow) => ({ pinned: pinned.flat(2).filter(Boolean), flow: flow?.filter(Boolean) });

/** The same below a title. */
const titled = (title, way) => way.map(({ pinned, flow }) => page([title, pinned], flow));

/** The words of a section's title, without its number. */
const titleOf = (section) => [...section.querySelector("h1, h2, h3")?.childNodes ?? []]
  .filter((node) => !node.matches?.(".number")).map(({ textContent }) => textContent).join("").trim();

/** A beat is its kind, its place, the section and the question that it belongs to, and the ways to part it into pages, the best
 * first. */
function beatsOf(lesson) {
  const [steps, exercises] = [all(".step", lesson), all(".exercise[data-place=class]", lesson)];
  return [
    ...all(".intro", lesson).map((section) => flowing("intro", section)),
    ...steps.flatMap((section, index) => {
      const beats = [section, section.querySelector(".variant")].flatMap((part) => (part ? beatsOfPart(section, part) : []));
      return beats.map((beat) => ({ ...beat, step: index + 1, place: `${index + 1} of ${steps.length}` }));
    }),
    ...all(".recap", lesson).flatMap(beatsOfRecap),
    ...exercises.map((section) => ({ ...flowing("task", section), place: `exercise ${section.id.match(/\d+/)}` })),
  ];
}

/** A text that fills as many screens as it needs, each under its title. Code is whole, and stands with the text below it, which asks
 * about it. What is longer than a screen is parted between its declarations. */
function flowing(kind, section) {
  const isWritten = /^(Complete|Repair)/.test(section.querySelector(".kind")?.textContent);
  const code = isWritten && section.querySelector(".stub pre");
  const texts = children(section).filter((element) => element.matches(":not(h1, h3, .hint, .check, .stub, .notes, .place, .play)"));
  const codes = [...texts.filter((element) => element.matches("pre")), code].filter(Boolean);
  const parts = new Map(codes.map((element) => [element, partsOf(element)]));
  // High code stands beside its text.
  const lines = codes[0]?.textContent.split("\n") ?? [];
  if (codes.length === 1 && lines.length > 9 && lines.every(({ length }) => length < 60)) codes[0].classList.add("tall");
  const last = texts.findLastIndex((element) => element.matches("pre"));
  const together = last < 0 ? texts : [...texts.slice(0, last), texts.slice(last)];
  const listed = (element) => (element.matches("ul, ol") ? children(element) : parts.get(element) ?? element);
  const own = code ? [page([code])] : [];
  // Code that does not stand beside its text stands below the rows that it has to make.
  const below = code ? [page([texts.filter((element) => element.matches(".diagram")), code])] : [];
  const ways = [
    [page([texts, code])],
    [page([texts]), ...below],
    [page([texts]), ...own],
    [page([], together), ...own],
    [page([], texts.flatMap(listed)), ...own],
    [page([], texts.flatMap(listed)), ...code ? [page([], parts.get(code))] : []],
  ];
  const title = section.querySelector("h1, h3");
  return { kind, section, ways: ways.flatMap((way) => [titled(title, way), ...code || last >= 0 ? [way] : []]) };
}

/** The name of a picture's row: `taps` also of `taps (2nd)`. */
const nameOfRow = (row) => row.querySelector("text").textContent.replace(/ \(\d+\w\w\)$/, "");

/** The beats of a step, or of its variant. Code stays beside its run, and the answer beside its picture. */
function beatsOfPart(section, part) {
  const find = (name) => part.querySelector(`:scope > .beat.${name}`);
  const [question, run, answer] = ["question", "run", "answer"].map(find);
  const [title, ask] = [section.querySelector("h2"), question.querySelector(".ask")];
  const code = children(question).filter((element) => element.matches(".code"));
  const setup = children(question).filter((element) => !element.matches(".code, .ask"));
  const [picture, output, caption] = [".picture", ".output", "figcaption"].map((name) => run?.querySelector(name));
  const says = ({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim();
  const seen = [output, picture, [...(caption?.childNodes ?? [])].some(says) && caption];
  // Where there is no room for all of the run, a text has beside it what it speaks of.
  const beside = (text) => {
    const isOfLines = output?.querySelector(".frame") || /\b(lines?|print\w*)\b/.test(text?.textContent);
    return picture && (!output || !isOfLines || /\brows?\b/.test(text?.textContent)) ? picture : output;
  };
  const [told, asked] = [beside(answer), beside(ask)];
  // A question without options is over when its answer is there.
  const vote = ask?.querySelector(".option") && ask;
  const voted = (...parts) => (vote ? [page([parts, vote])] : []);
  const rows = picture ? runOf(run).rows.all.map(({ group }) => group) : children(output);
  // A picture of many rows may leave out those that are not spoken of.
  const spoken = (...texts) => rows.filter((row) => texts.some(({ textContent }) => textContent.includes(nameOfRow(row))));
  const named = (...texts) => (spoken(...texts).length ? spoken(...texts) : rows);
  const beat = (kind, ...ways) => ({ kind, section, part, ask, run, ways: ways.flatMap((way) => [titled(title, way), way]) });
  return [
    beat("question", [page([setup, code, ask])], [page([setup, code]), page([code, ask])], [page([setup, code]), page([ask])]),
    run && beat("run", [page([code, seen])], [page([code, picture, output, caption])], [page([code, output]), page([code, seen.slice(1)])],
      // The room has just seen the code: the rows of a picture stay together.
      ...picture && output ? [[page([code], children(output)), page(seen.slice(1))]] : [],
      [page([code], picture ? children(output) : []), page([code], [...rows, ...seen.slice(2)])],
      // A form that is as high as the screen stands behind them.
      [page([], [...code, ...picture ? rows : [], ...children(output)])]),
    answer && beat("answer", [page([answer, seen, vote])], [page([answer, seen]), ...voted(seen)],
      [page([answer, seen]), ...voted(asked)], [page([answer, told]), ...voted(asked)],
      [page([told], children(answer)), ...voted(asked)],
      ...picture && vote ? [
        [page([answer, named(answer, vote.firstElementChild)]), ...voted(named(vote))],
        [page([answer, named(answer)]), ...voted(named(vote.firstElementChild))],
        [page([answer, named(answer)]), page([vote, spoken(vote.firstElementChild).slice(0, 1)])],
      ] : [],
      ...vote ? [[page([answer, told]), page([vote])], [page([answer], rows), page([vote])]] : [],
      ...vote ? [[page([answer]), ...voted(asked)]] : [], [page([answer, vote]), page([told])],
      [page([told], children(answer)), page([asked, vote?.firstElementChild], vote ? all(".options > li", vote) : [])],
      [page([answer], rows), ...voted(rows)]),
  ].filter(Boolean);
}

function beatsOfRecap(section) {
  const title = section.querySelector("h2");
  const asks = all(".ask", section);
  return [
    // The sentences answer the questions: they come last.
    ...asks.flatMap((ask, index) => [["question", [ask]], ["answer", [ask, answerBelow(ask)]]].map(([kind, pinned]) => {
      return { kind, section, part: section, ask, place: `recap ${index + 1} of ${asks.length}`, ways: [[page([title, pinned])]] };
    })),
    { kind: "recap", section, ways: [titled(title, [page([], children(section.querySelector(".remember")))])] },
  ];
}

/** The screens of a beat, each as its elements: the first way in which all fits. */
function screensOf({ ways }, fits) {
  let screens;
  for (const way of ways) {
    screens = way.flatMap((page) => parted(page, fits));
    if (screens.every(fits)) break;
  }
  return screens;
}

function parted({ pinned, flow }, fits) {
  if (!flow) return [pinned];
  const screens = [];
  for (const element of flow) {
    const more = [screens.at(-1) ?? pinned, element].flat();
    if (screens.length && fits(more)) screens[screens.length - 1] = more; else screens.push([pinned, element].flat());
  }
  return screens;
}

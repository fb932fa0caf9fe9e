// What the pages of the book do in a browser. `BrowserTests` opens this beside the book, and reads the results.
"use strict";

const failures = {};
let current;
let place = "";

function expect(condition, message) {
  if (!condition) failures[current].push(`${place}: ${message}`);
}

function expectEqual(value, expected, message) {
  const [a, b] = [value, expected].map((it) => JSON.stringify(it));
  expect(a === b, `${message}: ${a}, not ${b}`);
}

const all = (selector, within) => [...within.querySelectorAll(selector)];
const isShown = (element) => element.getClientRects().length > 0;
const isSeen = (element) => isShown(element) && getComputedStyle(element).opacity !== "0";
const pause = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/** A page of the book in a window of its own. */
async function open(address, { width = 800, height = 600, scripts = true, theme = "light" } = {}) {
  const frame = document.createElement("iframe");
  frame.style.cssText = `border: 0; width: ${width}px; height: ${height}px`;
  if (!scripts) frame.sandbox = "allow-same-origin";
  frame.src = place = address;
  await new Promise((resume) => { frame.onload = resume; document.body.append(frame); });
  const page = { frame, window: frame.contentWindow, get document() { return frame.contentDocument; } };
  page.document.documentElement.dataset.theme = theme;
  page.find = (selector) => page.document.querySelector(selector);
  page.press = (...keys) => keys.forEach((key) => press(page.window, key));
  page.reload = () => new Promise((resume) => { frame.onload = resume; page.window.location.reload(); });
  page.close = () => frame.remove();
  return page;
}

function press(window, key) {
  const target = window.document.activeElement ?? window.document.body;
  target.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

// MARK: What every page keeps

function checkErrors(page) { expectEqual(page.window.errors, [], "errors"); }

async function showEverything(page) {
  const { document } = page;
  if (page.find(".step")) page.press("x");
  for (const details of all("details", document)) details.open = true;
  document.documentElement.classList.add("with-notes");
  await pause(50);
}

/** Whatever is too wide scrolls in a box of its own. */
function checkWidth(page) {
  const { window, document } = page;
  const width = document.documentElement.clientWidth;
  const taken = document.scrollingElement.scrollWidth;
  expect(taken <= width, `${width}: the page is ${taken} wide`);
  for (const element of all("main *, nav *", document)) {
    const box = element.getBoundingClientRect();
    const scrolls = element.closest("pre, .picture, .table, .output, .draw, .verdict, svg");
    const fits = box.width < 2 || box.right <= width + 1;
    expect(scrolls || fits, `${width}: ${nameOf(element)} ends at ${Math.round(box.right)}`);
  }
}

/** What a reader of a failure knows it by: `p.why "A recipe sends"`. */
function nameOf(element) {
  return `${element.localName}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 30)}"`;
}

/** Red, green, blue and opacity, of `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`. */
const channels = (colour) => { const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number); return [r, g, b, a]; };

function luminance(colour) {
  const [r, g, b] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind an element. The letters of a marble stand on the marble. */
function background(element) {
  if (element.matches?.(".marbles-letters")) return getComputedStyle(element.previousElementSibling).fill;
  for (let e = element; e; e = e.parentElement) {
    const colour = getComputedStyle(e).backgroundColor;
    if (channels(colour)[3] === 1) return colour;
  }
  return "rgb(255, 255, 255)";
}

function checkContrast(page, theme) {
  const seen = new Set();
  for (const element of all("body *", page.document)) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!hasText || !isSeen(element) || element.closest("title, option, .verdict, .spoken")) continue;
    const style = getComputedStyle(element);
    const colour = element.localName === "text" ? style.fill : style.color;
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const ratio = contrast(colour, background(element));
    const what = `${theme}: ${element.localName}.${element.getAttribute("class") ?? ""} has ${ratio.toFixed(1)}`;
    if (ratio < least && !seen.has(what)) { seen.add(what); expect(false, `${what} (${nameOf(element)})`); }
  }
}

function checkHeadings(page) {
  const levels = all("h1, h2, h3, h4, h5, h6", page.find("main")).map((heading) => Number(heading.localName[1]));
  expectEqual(levels.filter((level) => level === 1).length, 1, "headings of the first level");
  expectEqual(levels[0], 1, "the first heading");
  levels.slice(1).forEach((level, index) => {
    expect(level <= levels[index] + 1, `a heading of level ${level} follows one of ${levels[index]}`);
  });
}

function checkNames(page) {
  const { document } = page;
  for (const control of all("button, input, select, a, summary", document)) {
    const name = control.textContent.trim() || control.getAttribute("aria-label") || control.labels?.length;
    expect(name, `${nameOf(control)} has no name`);
  }
  for (const picture of all("svg", document)) {
    expect(picture.matches("[role=img][aria-label]:not([aria-label=''])"), `${nameOf(picture)} has no words`);
  }
  for (const element of all("[aria-labelledby]", document)) {
    expect(document.getElementById(element.getAttribute("aria-labelledby")), `${nameOf(element)} names nothing`);
  }
  const names = all("[id]", document).map((element) => element.id);
  expectEqual(names.filter((name, index) => names.indexOf(name) !== index), [], "names of two elements");
  expect(document.documentElement.lang, "no language");
}

function checkFocus(page) {
  const { document } = page;
  const reachable = all("a[href], button, input, select, summary, [tabindex]", document)
    .filter((element) => element.tabIndex >= 0 && isShown(element));
  if (page.find("nav")) expect(reachable[0]?.matches(".skip"), "the first is not the link to the text");
  expect(reachable.every((element) => element.tabIndex === 0), "an element that has its own place in the order");
  for (const box of all("pre, .picture, .table", document)) {
    const scrolls = isShown(box) && box.scrollWidth > box.clientWidth;
    expect(!scrolls || box.tabIndex === 0, `${nameOf(box)} scrolls, and no key reaches it`);
  }
  for (const element of reachable.slice(0, 40)) {
    element.focus();
    expect(document.activeElement === element, `${nameOf(element)} does not take the focus`);
  }
}

/** Those who hear a table hear in which row and column they are. */
function checkTables(page) {
  const tables = all("table", page.document);
  expect(tables.length, "there is no table");
  for (const table of tables) {
    expect(table.caption?.textContent.trim(), `${nameOf(table)} has no caption`);
    for (const head of all("th", table)) {
      expectEqual(head.scope, head.closest("thead") ? "col" : "row", `${nameOf(head)} is the head of`);
      expect(head.textContent.trim(), "a head is empty");
    }
    const columns = table.rows[0].cells.length;
    for (const row of [...table.rows].slice(1)) {
      expectEqual(row.cells.length, columns, `${nameOf(row)} has cells`);
      expectEqual(row.cells[0].localName, "th", `${nameOf(row)} begins with`);
    }
  }
}

/** At the end of a run all of it is seen. */
function checkRuns(page) {
  const parts = all("figure.run :is([data-tick], [data-time])", page.document);
  expectEqual(parts.filter((part) => isShown(part) && !isSeen(part)).map(nameOf), [], "not seen at the end of a run");
}

async function checkPage(address) {
  for (const width of [360, 800, 1920]) {
    const page = await open(address, { width });
    await showEverything(page);
    checkWidth(page);
    if (width === 800) {
      checkErrors(page);
      checkRuns(page);
      checkHeadings(page);
      checkNames(page);
      for (const theme of ["light", "dark"]) {
        page.document.documentElement.dataset.theme = theme;
        checkContrast(page, theme);
      }
      checkFocus(page);
    }
    page.close();
  }
}

/** The letters on a screen, in pixels: each text with its size. */
function letters(page) {
  const shown = all("main *, .stage-bar *", page.document).filter((element) => {
    return isShown(element) && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  });
  return shown.map((element) => {
    const svg = element.closest("svg");
    const scale = svg ? svg.clientWidth / Number(svg.getAttribute("width")) : 1;
    return { element, size: parseFloat(page.window.getComputedStyle(element).fontSize) * scale };
  });
}

/** Each tick of a picture has a mark, its numbers stand apart, and no marble is cut. */
function checkPicture(svg, title) {
  const boxes = (selector) => all(selector, svg).filter(isShown).map((element) => element.getBoundingClientRect());
  const numbers = boxes(":scope > text[text-anchor]");
  numbers.slice(1).forEach((box, index) => expect(box.left - numbers[index].right > 4, `${title}: numbers ${index} and ${index + 1} touch`));
  if (Number(svg.dataset.tickWidth) > 6) expectEqual(boxes(":scope > .marbles-thin").length, Number(svg.dataset.length), `${title}: marks of ticks`);
  const frame = svg.getBoundingClientRect();
  // A marble has an edge of a point.
  const edge = frame.width / svg.viewBox.baseVal.width;
  const isCut = ({ left, right, bottom }) => left < frame.left || right > frame.right + 1 || bottom + edge > frame.bottom + 0.1;
  expectEqual(boxes("[data-tick] *").filter(isCut).length, 0, `${title}: marbles that are cut`);
}

/** Goes through all screens. On each something is seen, all of it, and in letters for the last row; and each element is as large
 * as on the other screens. */
async function checkScreens(address) {
  for (const [width, height] of [[1024, 768], [1920, 1080]]) {
    const page = await open(address, { width, height });
    const main = page.find("main");
    if (!main.matches(".lesson")) return page.close();
    page.press("p");
    const place = page.find(".stage-bar [role=status]");
    const titles = new Set();
    const sizes = new Map();
    let last;
    for (let count = 0; count < 150; count += 1) {
      const bar = place.textContent + main.innerText;
      if (bar === last || place.textContent.startsWith("This is the last screen.")) break;
      last = bar;
      const title = `${place.textContent} "${main.innerText.trim().slice(0, 20)}" at ${width}`;
      expect(main.innerText.trim(), `${title}: nothing is seen`);
      const least = Math.min(height / 30, width * 36 / 1920) - 0.5;
      for (const { element, size } of letters(page)) {
        expect(size >= least, `${title}: ${nameOf(element)} has letters of ${size.toFixed(1)}`);
        const isRun = page.find("html").dataset.screen === "run";
        const kind = element.closest("svg") ? !isRun && "picture" : element.closest("pre, h2, .output")?.localName;
        if (!kind) continue;
        expect(Math.abs((sizes.get(kind) ?? size) - size) < 0.5, `${title}: ${kind} has ${size.toFixed(1)}`);
        sizes.set(kind, size);
      }
      const [taken, room] = [main.scrollHeight, main.clientHeight];
      expect(taken <= room, `${title}: ${taken} of ${room} points`);
      for (const box of all("pre, .output, .picture", main)) {
        expect(box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1, `${title}: ${nameOf(box)} is cut`);
      }
      for (const svg of all(".picture svg", main).filter(isShown)) checkPicture(svg, title);
      const first = all(".exercise .part.on", main).find(isShown);
      expect(!first || !/^\s*[})\]]/.test(first.textContent), `${title}: code begins with its end`);
      expect(width < 1920 || !/run \d\/[3-9]/.test(place.textContent), `${title}: a run of more than two screens`);
      const heading = main.querySelector(":is(h1, h2, h3).on");
      const words = (main.querySelector("article.on") ?? main.querySelector("section.on, header.on")).querySelector("h1, h2, h3").lastChild.textContent;
      expect(heading || place.textContent.includes(words.trim()), `${title}: no title`);
      const [kind, part] = [page.find("html").dataset.screen, main.querySelector(/variant, /.test(place.textContent) ? ".variant.on" : ".step.on")];
      const beside = (selector) => {
        const parts = part ? all(selector, part) : [];
        return !parts.length || parts.some(isShown);
      };
      // A form may be as high as the screen.
      const isWhole = all(".picture.on", main).some(isShown) && !main.querySelector(".picture.on .row:not(.on)");
      expect(kind !== "run" || all(".frame.on", main).some(isShown) || isWhole || beside(":scope > .beat.question > .code"), `${title}: a run without its code`);
      // A text may stand alone, before or after its picture.
      const isParted = / \d\/\d$/.test(place.textContent);
      const isTold = width >= 1920 && all(".beat.answer.on", main).some(isShown);
      expect(kind !== "answer" || isParted && !isTold || beside(":scope > .beat.run :is(.picture, .output)"), `${title}: an answer without its picture`);
      titles.add(title);
      page.press("PageDown");
    }
    const steps = all(".step", main).length;
    expect(titles.size > 2 * steps, `${titles.size} screens for ${steps} steps`);
    checkErrors(page);
    page.press("q", "q");
    expect(!page.find("html").matches(".presenting"), "q twice does not leave");
    page.close();
  }
}

// MARK: What a lesson does. The page of the sample has two steps; the first has a picture of four ticks and a variant.

const parts = (page, number = 1) => {
  const step = page.find(`#step-${number}`);
  return ["run", "answer"].map((part) => isShown(step.querySelector(`.beat.${part}`)));
};

const checks = {
  async "without a script everything is seen"(address) {
    const page = await open(address, { scripts: false });
    for (const element of all(".beat, .variant, .why, .answer, .notes, .hint", page.document)) {
      expect(isShown(element), `${nameOf(element)} is hidden`);
    }
    page.close();
  },

  async "a question hides its run, and the run its answer"(address) {
    const page = await open(address);
    for (const step of all(".step", page.document)) {
      const number = Number(step.id.slice(5));
      const button = step.querySelector(".reveal");
      expectEqual(parts(page, number), [false, false], `${step.id} at first`);
      expectEqual(button.textContent, "Show the run", step.id);
      button.click();
      expectEqual(parts(page, number), [true, false], `${step.id} after its run`);
      expect(page.document.activeElement === step.querySelector("figure.run"), "the run does not have the focus");
      button.click();
      expectEqual(parts(page, number), [true, true], `${step.id} after its answer`);
      expect(!isShown(button), "the button is left over");
      expect(all(":scope > .beat.question .why", step).every(isShown), "a reason is hidden");
    }
    page.close();
  },

  async "a recap hides its answers"(address) {
    const page = await open(address);
    for (const ask of all(".recap .ask", page.document)) {
      const answer = ask.nextElementSibling;
      expect(answer.matches(".answer") && !isShown(answer), "seen at once");
      ask.querySelector(".reveal").click();
      expect(isShown(answer), "hidden for good");
    }
    page.close();
  },

  async "an option says why it is wrong"(address) {
    const page = await open(address);
    const ask = page.find("#step-1 .ask");
    const [right, wrong] = ["[data-right]", ":not([data-right])"].map((kind) => ask.querySelector(`.option${kind}`));
    const why = wrong.parentElement.querySelector(".why");
    expect(!isShown(why), "the reason is seen before the choice");
    wrong.click();
    expectEqual(parts(page), [true, false], "after a choice");
    const verdict = () => ask.querySelector("[role=status]").textContent;
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) expectEqual(verdict(), "", "judged before its run has grown");
    expectEqual(page.window.getComputedStyle(wrong, "::after").content, "none", "seen before its run has grown");
    await pause(1500);
    expectEqual(wrong.getAttribute("aria-pressed"), "true", "pressed");
    expect(isShown(why), "the reason stays hidden");
    expect(verdict().includes("is not right"), "it is not said that it is wrong");
    expect(page.window.getComputedStyle(wrong, "::after").content.includes("not right"), "it is not seen that it is wrong");
    right.click();
    expect(/is right/.test(verdict()), "it is not said that it is right");
    expect(isShown(why), "the first reason is gone");
    page.close();
  },

  async "the scrubber moves the marbles"(address) {
    const page = await open(address);
    page.press("x");
    const figure = page.find("#step-1 .beat.run figure");
    const scrubber = figure.querySelector("input");
    const unit = Number(figure.dataset.unit);
    for (const tick of [0, 1, 2, 3, 4]) {
      scrubber.value = tick;
      scrubber.dispatchEvent(new page.window.Event("input"));
      for (const mark of all("[data-tick]", figure)) {
        const due = Number(mark.dataset.tick);
        expectEqual(isSeen(mark), due <= tick, `tick ${tick}, the mark of ${due}`);
      }
      for (const line of all("[data-time]", figure)) {
        const due = Number(line.dataset.time);
        expectEqual(isSeen(line), due <= tick * unit, `tick ${tick}, the line of ${due} ms`);
      }
      expectEqual(scrubber.getAttribute("aria-valuetext"), `tick ${Math.min(tick, 3)}, ${Math.min(tick, 3) * unit} ms`, "what is said");
    }
    const edge = Number(figure.querySelector("clipPath rect").getAttribute("width").replace("100%", "100"));
    expectEqual(edge, 100, "at the end the lines are drawn to");
    expectEqual(scrubber.max, figure.querySelector("svg").dataset.length, "the end of the scrubber");
    page.close();
  },

  async "the lines of time grow up to the cursor"(address) {
    const page = await open(address);
    const svg = page.find("#step-1 .beat.run svg");
    const middle = (tick) => Number(svg.dataset.left) + (tick + 0.5) * Number(svg.dataset.tickWidth);
    const edge = svg.querySelector("clipPath rect");
    for (const flow of all(".marbles-flow", svg)) {
      expectEqual(flow.getAttribute("clip-path"), `url(#${edge.parentElement.id})`, "the edge");
    }
    expectEqual(edge.getAttribute("width"), "100%", "the edge before it plays");
    page.press("x");
    page.find("#step-1 input").value = 2;
    page.find("#step-1 input").dispatchEvent(new page.window.Event("input"));
    expectEqual(Number(edge.getAttribute("width")), middle(2), "the edge");
    expectEqual(svg.querySelector(".cursor").getAttribute("transform"), `translate(${middle(2)})`, "the cursor");
    expectEqual(getComputedStyle(svg.querySelector(".cursor")).visibility, "visible", "the cursor");
    const isBehind = svg.querySelector(".cursor").compareDocumentPosition(svg.querySelector(".marbles-marble")) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBehind, "the cursor covers a marble");
    page.close();
  },

  async "a run plays once when it is shown"(address) {
    const page = await open(address);
    const figure = page.find("#step-1 figure");
    page.find("#step-1 .reveal").click();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    expectEqual(figure.querySelector("input").value, isStill ? "4" : "0", "its beginning");
    await pause(3000);
    expectEqual(figure.querySelector("input").value, "4", "after its time");
    expectEqual(figure.querySelector(".toggle").textContent, "Play", "the button after its time");
    page.close();
  },

  async "keys play a run"(address) {
    const page = await open(address);
    page.find("#step-1 .reveal").click();
    const [scrubber, button] = ["input", ".toggle"].map((name) => page.find(`#step-1 figure ${name}`));
    page.press("Home", "ArrowRight", "ArrowRight", "ArrowLeft");
    expectEqual(scrubber.value, "1", "a tick back, a tick on");
    page.press("End");
    expectEqual(scrubber.value, "4", "its end");
    page.press(" ");
    expectEqual(button.textContent, "Pause", "space plays");
    page.press(" ");
    expectEqual(button.textContent, "Play", "space pauses");
    page.close();
  },

  async "keys read a lesson"(address) {
    const page = await open(address);
    page.press("r");
    expectEqual(parts(page), [true, false], "r");
    page.press("r");
    expectEqual(parts(page), [true, true], "r again");
    page.press("j");
    expectEqual(page.document.activeElement.id, "step-2", "j");
    page.press("b");
    expectEqual(parts(page, 2), [true, false], "b chooses");
    page.press("k");
    expectEqual(page.document.activeElement.id, "step-1", "k");
    page.press("x");
    expectEqual(parts(page, 2), [true, true], "x shows all");
    expect(isShown(page.find("#step-1 .variant .run")), "but not the run of a variant");
    page.press("x");
    expectEqual(parts(page, 1), [false, false], "x hides all");
    page.press("i");
    expect(isShown(page.find(".notes")), "i shows the notes");
    page.press("?");
    expect(page.find("dialog[open]"), "? shows the keys");
    expectEqual(page.find("dialog").scrollTop, 0, "they begin at");
    page.find("dialog button").click();
    await pause(50);
    expect(!page.find("dialog"), "the keys do not go");
    page.close();
  },

  async "a link leads to a step, and to what is hidden"(address) {
    const page = await open(`${address}#step-2`, { height: 300 });
    const { top } = page.find("#step-2").getBoundingClientRect();
    expect(Math.abs(top) < 30, `the step is at ${top}`);
    page.find("#step-2 .answer p").id = "inside";
    page.window.location.hash = "inside";
    await pause(100);
    expectEqual(parts(page, 2), [true, true], "a link to the answer");
    page.close();
  },

  async "hints come one by one"(address) {
    const page = await open(address);
    const hints = all("#exercise-1 .hint", page.document);
    const shown = () => hints.filter(isShown).length;
    expectEqual(shown(), 1, "at first");
    hints[0].open = true;
    await pause(50);
    expectEqual(shown(), 2, "after the first");
    hints[0].open = false;
    await pause(50);
    expectEqual(shown(), 2, "after the first was closed again");
    page.close();
  },

  async "a lesson is presented by keys"(address) {
    const page = await open(address, { width: 1024, height: 768 });
    const bar = () => page.find(".stage-bar [role=status]").textContent;
    const press = (key, expected) => { page.press(key); expectEqual(bar(), expected, `after ${key}`); };
    press("p", "intro");
    press("PageDown", "1 of 2 · question");
    expect(!isShown(page.find("#step-2")) && !isShown(page.find("nav.path")), "more than the screen is seen");
    const marked = all("#step-1 :is(ins, del)", page.document).map(({ localName, textContent }) => `${localName} ${textContent.trim()}`);
    expectEqual(marked, ['del let a = "1 < 2"', "ins let b = 2"], "the lines that a variant changes");
    press("v", "v comes after the run. Enter runs the step.");
    press("ArrowRight", "1 of 2 · run");
    expect(isShown(page.find("#step-1 .code")), "the run without its code");
    press("n", "2 of 2 · question");
    press("ArrowLeft", "1 of 2 · run");
    press(" ", "1 of 2 · answer");
    expect(isShown(page.find("#step-1 .picture")), "the answer without its picture");
    press("PageUp", "1 of 2 · run");
    press("p", "1 of 2 · question");
    press("3", "3: a letter counts so many hands, Enter goes to the step");
    press("Backspace", "1 of 2 · question");
    press("2", "2: a letter counts so many hands, Enter goes to the step");
    press("Enter", "2 of 2 · question");
    page.press("9");
    press("Enter", "There is no step 9.");
    press("ArrowLeft", "1 of 2 · variant, answer");
    press("ArrowLeft", "1 of 2 · variant, run");
    press("ArrowLeft", "1 of 2 · variant, question");
    press("n", "2 of 2 · question");
    press("ArrowLeft", "1 of 2 · variant, question");
    press("n", "2 of 2 · question");
    press("v", "This step has no variant.");
    press("l", "Code is changed in a terminal: swift run subscribe --walk --room --step 2");
    press("f", "This step has no form to play.");
    press("End", "exercise 1 · task");
    press("PageDown", "This is the last screen. q q leaves.");
    press("b", "No vote runs here.");
    press("Home", "intro");
    page.press(".", "PageDown");
    expectEqual(bar(), "intro", "a key lifts the dark screen, and does no more");
    press("o", "intro");
    expect(page.find("dialog").textContent.includes("exercise 1: "), "the number of an exercise among all screens");
    all("dialog button", page.document).find((button) => button.textContent === "variant").click();
    await pause(50);
    expectEqual(bar(), "1 of 2 · variant, question", "from all screens to one");
    press("?", bar());
    expect(page.find("dialog h3").textContent.startsWith("Presenting"), "the keys of a walk are not the first");
    page.find("dialog button").click();
    await pause(50);
    press("q", "q once more leaves · any other key stays");
    page.press("q");
    expect(isShown(page.find("nav.path")), "the page does not come back");
    page.close();
  },

  async "a room votes twice, and sees it with the answer"(address) {
    const page = await open(address, { width: 1024, height: 768 });
    const bar = () => page.find(".stage-bar [role=status]").textContent;
    const votes = () => all("#step-1 > .beat.question .votes", page.document).map((element) => element.textContent);
    page.press("p", "1", "Enter", "a", "B", "b", "c");
    expectEqual(bar(), "1 of 2 · question · a vote runs · 3 hands", "after three votes, and one for nothing");
    expectEqual(votes(), [], "the room sees the tally");
    page.press("Backspace", "1", "2", "a");
    expectEqual(bar(), "1 of 2 · question · a vote runs · 14 hands", "one taken back, twelve at once");
    page.press("0", "a", "1", "2", "0");
    expectEqual(bar(), "120: a letter counts so many hands, Enter goes to the step", "nobody, and a hundred and twenty");
    page.press("Escape");
    expectEqual(bar(), "1 of 2 · question · a vote runs · 14 hands", "nobody counts as none");
    page.press("Tab");
    expectEqual(bar(), "1 of 2 · question · the second vote runs · 0 hands", "after Tab");
    page.find("#step-1 .option").click();
    page.press("b", "b");
    expectEqual(bar(), "1 of 2 · question · the second vote runs · 3 hands", "a click, and two keys");
    page.press("Tab");
    expectEqual(bar(), "The second vote runs.", "a third one");
    expectEqual(parts(page), [false, false], "a vote shows nothing");
    page.press("PageDown", "b");
    expectEqual(votes(), [], "the room sees the tally at the run");
    page.press("PageDown");
    expectEqual(votes(), ["13 → 1", "1 → 2"], "with the answer");
    expectEqual(page.find("#step-1 .tally").textContent, "A 13 → 1 · B 1 → 2", "in one line");
    expect(!isShown(page.find("#step-1 .tally")) || !isShown(page.find("#step-1 .option")), "the votes stand there twice");
    page.press("p", "p");
    expectEqual(votes(), [], "back at the question");
    page.press("Backspace", "Backspace", "Backspace", "PageDown", "PageDown");
    expectEqual(votes(), ["13", "1"], "without a hand in the second vote");
    page.press("p", "p", "Backspace", "Backspace", "PageDown", "PageDown");
    expectEqual(votes(), ["1", "1"], "without the second vote, and its last entry back");
    page.close();
  },

  async "keys hold a run, and leave out its end"(address) {
    const page = await open(address, { width: 1024, height: 768 });
    const [scrubber, button] = ["input", ".toggle"].map((name) => page.find(`#step-1 > .beat.run ${name}`));
    page.press("p", "1", "Enter", "k");
    expectEqual(scrubber.value, "4", "a run before its question was asked");
    page.press("PageDown", "e");
    await pause(1500);
    const bar = () => page.find(".stage-bar [role=status]").textContent;
    expectEqual(scrubber.value, "2", "before the end");
    expectEqual(bar(), "tick 2, 200 ms", "the time when it has stopped");
    const svg = page.find("#step-1 > .beat.run svg");
    const line = () => (Number(/[\d.]+/.exec(svg.querySelector(".cursor").getAttribute("transform"))) - Number(svg.dataset.left)) / Number(svg.dataset.tickWidth) - 0.5;
    expectEqual(line(), 2, "the line stands at that time");
    const marks = all("#step-1 > .beat.run svg > [data-at]", page.document);
    expectEqual([...new Set(marks.filter(isSeen).map((mark) => mark.dataset.at))], ["0", "1", "2"], "the ruler, as far as the run");
    expectEqual(button.textContent, "Play", "it stops there");
    page.press("+");
    expectEqual(scrubber.value, "3", "a tick on");
    expectEqual(bar(), "tick 3, 300 ms", "the time");
    page.press("-", "-");
    expectEqual(scrubber.value, "1", "two ticks back");
    page.press("k");
    expectEqual(button.textContent, "Pause", "it goes on");
    await pause(100);
    page.press("k");
    expectEqual(button.textContent, "Play", "it is held");
    expectEqual(line(), Math.floor(line()), "at the time that is shown");
    page.press("r");
    expectEqual(scrubber.value, "0", "again from its start");
    const speed = page.find("#step-1 > .beat.run select");
    speed.value = "4";
    speed.dispatchEvent(new page.window.Event("change"));
    page.press("r");
    await pause(600);
    expectEqual(scrubber.value, "4", "four times as fast");
    page.close();
  },

  async "the speaker has a window, and its keys"(address) {
    const page = await open(address, { width: 1024, height: 768 });
    page.press("s", "1", "Enter", "3", "b");
    const speaker = page.window.open("", "workbook-speaker");
    const text = () => speaker.document.body.textContent;
    await pause(50);
    const clock = /^0:0\d of [\d.]+ to [\d.]+ min · lesson on time 0:0\d of [\d.]+ to [\d.]+ min1 of 2 · /;
    expect(clock.test(text()), `no clock: ${text()}`);
    const told = {
      "the beat": "[question]", "the notes": "A box.", "the parts of its minutes": "vote 1:04", "the hands": "✓ B All. 3", "a reason": "It is not so.",
      "the code": "let a", "the run": "<script>", "the answer": "All of it.", "the variant": "let b", "its run": "at once",
      "the next beat": "The run.", "the next step": "Then: 2 Real · more", "its question": "How long?",
    };
    for (const [what, words] of Object.entries(told)) expect(text().includes(words), `${what} is missing: ${text()}`);
    expect(!isShown(page.find("#step-1 .run")), "the wall shows the run");
    const [wall, rest] = text().split("Not on the wall");
    expect(wall.includes("let a") && !wall.includes("<script>") && rest.includes("<script>"), `what is on the wall: ${text()}`);
    const { Date } = page.window;
    const now = Date.now();
    Date.now = () => now + 2000;
    page.press("2", "Enter", "1", "Enter");
    await pause(50);
    expect(/^0:0[2-9] of /.test(text()), `the clock of a step begins anew: ${text()}`);
    const bar = () => page.find(".stage-bar [role=status]").textContent;
    const press = async (key) => {
      const event = new speaker.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      const isOwn = speaker.document.body.dispatchEvent(event);
      await pause(50);
      return isOwn;
    };
    await press("PageDown");
    expectEqual(bar(), "1 of 2 · run", "a key in its window");
    expectEqual(speaker.getComputedStyle(speaker.document.querySelector("header")).position, "sticky", "where the clock stands");
    for (const key of ["ArrowDown", "End"]) expect(await press(key), `${key} does not scroll its window`);
    expectEqual(bar(), "1 of 2 · run", "what scrolls its window");
    for (const [key, words] of [["?", "take the last hands back"], ["o", "variant"]]) {
      await press(key);
      expect(!page.find("dialog") && text().includes(words), `${key} shows its list on the wall`);
    }
    all("button", speaker.document.body).find((button) => button.textContent === "variant").click();
    await pause(50);
    expectEqual(bar(), "1 of 2 · variant, question", "from all screens to one");
    page.press("?");
    await press("PageDown");
    expectEqual(bar(), "1 of 2 · variant, run", "a key, with a list on the wall");
    page.press("h", "h");
    await pause(50);
    const minutes = () => text().match(/lesson on time \d:\d\d of ([\d.]+(?: to [\d.]+)?) min/)[1];
    const whole = Number(minutes());
    page.press("m");
    await pause(50);
    expect(Number(minutes()) < whole, `the core has ${minutes()} of ${whole} minutes`);
    page.press("2", "Enter");
    expectEqual(bar(), "There is no step 2 in the core.", "a step that says more");
    page.press("m", "h", "End");
    await pause(50);
    expect(text().includes("An error ends it.") && text().includes("41 + 1"), `no key of the exercise: ${text()}`);
    expect(!page.document.body.textContent.includes("An error ends it."), "the key is on the page of the lesson");
    page.press("Escape", "q", "q");
    await pause(50);
    expect(text().includes("The wall has left"), "the wall has left, and nothing says so");
    speaker.close();
    page.close();
  },

  async "a lesson lists its steps, code is copied, and a search finds a place"(address) {
    const page = await open(address);
    const links = all("nav.steps a", page.document).map((link) => link.getAttribute("href"));
    expectEqual(links, ["#step-1", "#step-2", "#recap", "#exercises"], "the list of steps");
    let copied;
    Object.defineProperty(page.window.navigator, "clipboard", { value: { writeText: (text) => { copied = text; } } });
    page.find("#step-1 .code .copy").click();
    expectEqual(copied, 'let a = "1 < 2"', "what is copied");
    page.find("#step-1 .variant .copy").click();
    expectEqual(copied, "let b = 2", "what is copied of a variant");
    const [field, list] = ["input", "ul"].map((name) => page.find(`.search ${name}`));
    page.press("/");
    expect(page.document.activeElement === field, "/ does not lead to the search");
    for (let count = 0; count < 50 && !page.window.searchIndex; count += 1) await pause(20);
    const search = (text) => {
      field.value = text;
      field.dispatchEvent(new page.window.Event("input"));
      return all("a", list).map((link) => link.getAttribute("href"));
    };
    expectEqual(search("diar"), ["subscribe.html#exercise-2"], "a word that begins so");
    expectEqual(search("remember THIS"), ["subscribe.html#recap"], "two words of a text");
    expectEqual(search("nothing-like-it"), [], "what is nowhere");
    expectEqual(list.textContent, "Nothing found.", "what is nowhere");
    page.close();
  },

  async "after a reload the speaker's window finds its way again"(address) {
    const page = await open(address, { width: 1024, height: 768 });
    page.press("s", "1", "Enter", "b");
    const speaker = page.window.open("", "workbook-speaker");
    await pause(50);
    speaker.document.body.textContent = "as it was";
    await page.reload();
    await pause(50);
    expectEqual(page.find(".stage-bar [role=status]").textContent, "1 of 2 · question · a vote runs · 1 hand", "screen and votes");
    const text = () => speaker.document.body.textContent;
    expect(text().includes("A box.") && /lesson on time 0:0\d of /.test(text()), `nobody has found it: ${text()}`);
    speaker.document.body.dispatchEvent(new speaker.KeyboardEvent("keydown", { key: "PageDown", bubbles: true }));
    await pause(50);
    expectEqual(page.find(".stage-bar [role=status]").textContent, "1 of 2 · run", "a key in its window");
    speaker.close();
    page.press("q", "q");
    await page.reload();
    expect(!page.find("html").matches(".presenting"), "presented, although it was left");
    // A window that was closed is not opened again.
    page.press("s");
    page.window.open("", "workbook-speaker").close();
    await page.reload();
    expect(page.find("html").matches(".presenting"), "not presented any more");
    page.press("s");
    await pause(50);
    expect(page.window.open("", "workbook-speaker").document.body.textContent.includes("Next"), "s does not open it");
    page.window.open("", "workbook-speaker").close();
    page.close();
  },

  async "the theme is chosen and stays"(address) {
    let page = await open(address);
    page.press("t");
    const theme = page.find("html").dataset.theme;
    expectEqual(theme, "dark", "after t");
    page.close();
    page = await open(address, { theme });
    page.press("t");
    expectEqual(page.find("html").dataset.theme, "light", "after t again");
    page.close();
  },

  async "every page keeps to width, contrast, names and focus"() {
    for (const address of addresses) await checkPage(address);
  },

  async "every table has heads and a caption"(address) {
    const page = await open(address);
    checkTables(page);
    page.close();
  },

  async "no learner is named"(address) {
    const page = await open(address);
    const names = all("tbody th bdi", page.document).map((element) => element.textContent);
    expect(names.length > 6, "there are no learners");
    expectEqual(names.filter((name) => !/^learner \d+$/.test(name)), [], "names");
    const text = page.document.documentElement.outerHTML;
    for (const name of ["김민수", "seoyeon", "a-very-long-name"]) expect(!text.includes(name), `${name} is there`);
    page.close();
  },

  async "every screen fits"() {
    for (const address of addresses) await checkScreens(address);
  },
};

// MARK: Running

async function run(names, address) {
  for (const name of names) {
    current = name;
    failures[name] = [];
    try { await checks[name](address); } catch (error) { expect(false, error.stack); }
  }
  for (const name of Object.keys(failures)) failures[name] = failures[name].slice(0, 12);
  const results = document.createElement("pre");
  results.id = "results";
  results.textContent = encodeURIComponent(JSON.stringify(failures));
  document.body.replaceChildren(results);
}

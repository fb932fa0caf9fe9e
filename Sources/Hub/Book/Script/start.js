// What happens when the page has loaded.

function addTools(lesson) {
  const buttons = lesson ? [
    makeButton("Show all", toggleAll, { class: "all" }), makeButton("Notes", commands.i),
    makeButton("Present", commands.p), makeButton("Keys", showKeys),
  ] : [];
  const tools = make("div", { class: "tools" }, ...buttons, makeButton("Dark or light", theme.change));
  const path = document.querySelector("nav.path");
  if (path) path.append(tools); else document.body.prepend(tools);
}

/** Code without the lines that a variant has not. */
function textOf(code) {
  const copy = code.cloneNode(true);
  for (const line of all("del", copy)) line.remove();
  return copy.textContent;
}

/** Code is copied by a button. */
function addCopying() {
  for (const code of all("pre.code, .check code:last-of-type")) {
    const copy = async () => {
      await navigator.clipboard.writeText(text);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    };
    const text = textOf(code);
    const button = makeButton("Copy", copy, { class: "copy" });
    if (code.matches("pre")) code.append(button); else code.after(" ", button);
  }
}

/** A box that scrolls can be reached with the keyboard. */
function makeScrollable() {
  for (const box of all("pre, .picture, .output, .table")) if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}

function prepare() {
  const lesson = document.querySelector("main.lesson");
  for (const figure of all("figure.run")) runs.set(figure, new Run(figure));
  // There is a mark for each tick, to draw at.
  for (const svg of all(".draw svg")) number(svg);
  // A column of paper is narrow.
  if (document.querySelector("main.handbook")) for (const run of runs.values()) makeRoom(run);
  steps = all(".lesson .step, .lesson .recap .ask").map((element) => new Beats(element));
  prepareHints();
  if (lesson) presentation = new Presentation(lesson);
  addTools(lesson);
  addCopying();
  addSearch();
  makeScrollable();
  showTarget();
  document.addEventListener("keydown", onKey);
  document.addEventListener("toggle", makeScrollable, { capture: true });
  addEventListener("hashchange", showTarget);
  addEventListener("pagehide", () => reload.save());
  reload.restore();
  addEventListener("resize", () => { if (presentation?.isOn) presentation.goTo(presentation.index, { plays: false }); else makeScrollable(); });
}

document.addEventListener("DOMContentLoaded", prepare);

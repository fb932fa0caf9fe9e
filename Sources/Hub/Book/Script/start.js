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

/** A box that scrolls can be reached with the keyboard. */
function makeScrollable() {
  for (const box of all("pre, .picture, .table")) if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}

function prepare() {
  const lesson = document.querySelector("main.lesson");
  for (const figure of all("figure.run")) runs.set(figure, new Run(figure));
  steps = all(".lesson .step, .lesson .recap .ask").map((element) => new Beats(element));
  prepareHints();
  if (lesson) presentation = new Presentation(lesson);
  addTools(lesson);
  makeScrollable();
  showTarget();
  document.addEventListener("keydown", onKey);
  document.addEventListener("toggle", makeScrollable, { capture: true });
  addEventListener("hashchange", showTarget);
  addEventListener("pagehide", () => reload.save());
  reload.restore();
  addEventListener("resize", () => { if (presentation?.isOn) presentation.fit(); else makeScrollable(); });
}

document.addEventListener("DOMContentLoaded", prepare);

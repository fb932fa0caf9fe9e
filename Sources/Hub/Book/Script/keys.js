// The keys of the page, in both windows, and the list of them.

const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

const commands = {
  r: () => currentStep()?.showNext(),
  j: () => goToStep(1),
  k: () => goToStep(-1),
  x: toggleAll,
  i: () => root.classList.toggle("with-notes"),
  t: theme.change,
  p: () => presentation.start(),
  s: () => openSpeaker(),
  "/": () => document.querySelector(".search input")?.focus(),
  "?": showKeys,
};

/** Letters can be switched off: some people speak to their browser. */
function onKey(event) {
  const writes = event.target.matches?.("input:not([type=range]), textarea, select");
  if (event.defaultPrevented || hasModifier(event) || writes) return;
  if (takeKey(event.key)) event.preventDefault();
}

/** A key of either window. Returns whether it is nobody else's. */
function takeKey(key) {
  if (document.querySelector("dialog[open]")) return false;
  if (presentation?.isOn) {
    const isUsed = presentation.press(key);
    if (!isUsed && "ts?".includes(key)) commands[key]();
    return isUsed;
  }
  if (settings.get("letters") === "off" && key !== "?") return false;
  if (/^[a-d]$/i.test(key)) chooseByKey(key.toUpperCase());
  else if (presentation || "t/?".includes(key)) commands[key]?.();
  return key === "/";
}

function chooseByKey(letter) { currentStep()?.options.find((option) => option.dataset.letter === letter)?.click(); }

const help = {
  "Reading": {
    "r": "show the run of this step, then its answer",
    "A B C D": "choose an option",
    "j  k": "the next step, the one before",
    "x": "show all, or hide it again",
    "i": "the instructor's notes",
    "/": "search the book",
    "t": "dark or light",
  },
  "A run that has the focus": {
    "space": "play or pause",
    "←  →": "a tick back, a tick on",
    "Home  End": "its start, its end",
  },
  "Presenting, as in a walk": {
    "→  PageDown  space": "the next screen: the question, the run, the answer",
    "←  PageUp  p": "the screen before",
    "4 Enter": "step 4",
    "A B C D": "count a hand, 1 2 A twelve",
    "Backspace": "take the last hands back",
    "Tab": "vote once more, after the talk",
    "r": "the run again",
    "k": "hold the run, or go on",
    "-  +": "a tick back, a tick on",
    "e": "the run without its end: what comes next?",
    "v  n": "the variant; the next step at once",
    ".": "a dark screen, until the next key",
    "q q": "leave",
  },
  "Presenting, in the book alone": {
    "p": "begin",
    "o": "all screens",
    "m": "the core's steps alone, or all",
    "h": "the minutes that the clock plans: brief, with talk, or both",
    "s": "the speaker's window; there ↑ ↓ scroll the notes",
    "w": "the whole screen",
  },
};

/** The keys under a heading, as elements. */
function listOfKeys([title, keys]) {
  const rows = Object.entries(keys).flatMap(([key, text]) => [make("dt", {}, key), make("dd", {}, text)]);
  return [make("h3", {}, title), make("dl", {}, ...rows)];
}

function showKeys() {
  const box = make("input", { type: "checkbox" });
  box.checked = settings.get("letters") !== "off";
  box.addEventListener("change", () => settings.set("letters", box.checked ? "on" : "off"));
  const isFirst = ([title]) => presentation?.isOn && title.startsWith("Presenting");
  const [first, others] = [true, false].map((is) => Object.entries(help).filter((entry) => Boolean(isFirst(entry)) === is));
  showDialog("Keys", ...[...first, ...others].flatMap(listOfKeys), make("label", {}, box, " Letters are keys"));
}

/** A box above the page. Returns it. */
function showDialog(title, ...content) {
  const dialog = make("dialog", { class: "keys", "aria-labelledby": "dialog-title", tabindex: -1 },
    make("h2", { id: "dialog-title" }, title), ...content, makeButton("Close", () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // The browser has scrolled to the first control, which may be at the end.
  dialog.focus();
  dialog.scrollTop = 0;
  return dialog;
}

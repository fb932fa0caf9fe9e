// The speaker's window.

/** A second window for the one who speaks. This window fills it: what is opened from files shares nothing else. */
class Speaker {
  /** Opens the window, or finds the one that is open: a page that was reloaded has lost it. */
  open({ isAsked = true } = {}) {
    this.window = this.#find("workbook-speaker");
    if (!this.window) {
      if (isAsked) alert("The browser has blocked the window. Allow pop-ups here, and press s again.");
      return;
    }
    const page = this.window.document;
    page.title = `Speaker · ${document.title}`;
    page.documentElement.className = "speaker";
    const style = make("link", { rel: "stylesheet", href: new URL("book.css", document.baseURI) });
    page.head.replaceChildren(page.head.querySelector("title"), style);
    page.onkeydown = onKey;
    this.copyTheme();
    this.draw();
    this.timer ??= setInterval(() => this.#drawClock(), 1000);
  }

  /** A browser may keep a page of files from a window that an earlier page of the same file has opened. */
  #find(name) {
    const found = window.open("", name, "width=900,height=700");
    try {
      if (found) found.document.title;
      return found;
    } catch {
      found.close();
      return window.open("", `${name}-${Date.now()}`, "width=900,height=700");
    }
  }

  get isOpen() { return Boolean(this.window) && !this.window.closed; }

  copyTheme() {
    if (this.isOpen) this.window.document.documentElement.dataset.theme = theme.isDark ? "dark" : "light";
  }

  draw() {
    if (!this.isOpen) return;
    const { section, kind, step } = presentation.screen;
    this.clock = make("p", { class: "speaker-clock" });
    this.#drawClock();
    const title = make("h1", {}, section.querySelector("h1, h2, h3")?.textContent ?? "");
    const place = make("p", { class: "quiet" }, step ? `${kind} · ${section.dataset.minutes} minutes` : kind);
    this.window.document.body.replaceChildren(
      make("header", {}, this.clock, title, place),
      make("main", {}, this.#notes(section), this.#now(), this.#next()));
  }

  #notes(section) {
    const notes = section.querySelector(".notes")?.cloneNode(true).childNodes ?? ["No notes."];
    return make("section", { class: "speaker-notes" }, ...notes);
  }

  /** What the room sees, in short, and its votes. */
  #now() {
    const { ask, kind, elements } = presentation.screen;
    const votes = presentation.tally.map(({ letter, count, option }) => {
      return `${letter}${"right" in option.dataset ? " ✓" : ""} ${count}`;
    });
    const text = kind === "answer" ? elements.at(-1) : ask?.querySelector("p");
    const tally = make("p", { class: "speaker-votes" }, votes.join("   "));
    return make("section", {}, make("h2", {}, "Now"), text?.cloneNode(true) ?? "", tally);
  }

  /** The next screen, and the next question. */
  #next() {
    const rest = presentation.screens.slice(presentation.index + 1);
    const question = rest.find(({ kind }) => kind === "question")?.ask?.querySelector("p").cloneNode(true);
    const screen = make("p", {}, rest.length ? `The ${rest[0].kind}.` : "The end.");
    const asked = question ? [make("p", {}, "The next question: "), question] : [];
    return make("section", {}, make("h2", {}, "Next"), screen, ...asked);
  }

  /** The minutes that the lesson has taken, against those planned. */
  #drawClock() {
    if (!this.isOpen) { clearInterval(this.timer); this.timer = undefined; return; }
    const seconds = Math.floor((Date.now() - presentation.started) / 1000);
    const [before, after, sum] = this.#plan();
    const late = Math.floor(seconds / 60 - after);
    const early = Math.floor(before - seconds / 60);
    const state = late > 0 ? `${late} min behind` : early > 0 ? `${early} min ahead` : "as planned";
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    this.clock.textContent = `${time} of ${sum} min · ${state}`;
  }

  /** The minutes planned up to the screen's step, up to its end, and for all steps. */
  #plan() {
    const minutes = all(".step", presentation.lesson).map((step) => Number(step.dataset.minutes) || 0);
    const sum = (values) => values.reduce((total, value) => total + value, 0);
    const { step, kind } = presentation.screen;
    const done = step ? step - 1 : kind === "intro" ? 0 : minutes.length;
    return [sum(minutes.slice(0, done)), sum(minutes.slice(0, step ?? done)), sum(minutes)];
  }
}

let speaker;

function openSpeaker({ isAsked = true } = {}) {
  if (!presentation.isOn) presentation.start();
  speaker ??= new Speaker();
  speaker.open({ isAsked });
}

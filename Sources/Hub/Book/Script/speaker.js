// The speaker's window.

/** What the second window does by itself: it shows what it gets, and sends back its keys. It outlives a reload of this page. */
function listen() {
  addEventListener("message", ({ data, source }) => {
    if (source !== opener) return;
    if ("clock" in data) return void (document.querySelector(".speaker-clock").textContent = data.clock);
    document.title = data.title;
    document.documentElement.dataset.theme = data.theme;
    document.body.innerHTML = data.content;
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    opener.postMessage({ key: event.key }, "*");
    event.preventDefault();
  });
}

/** A second window for the one who speaks. Pages that are opened from files share nothing but messages. */
class Speaker {
  constructor() {
    addEventListener("message", ({ data, source }) => { if (source === this.window && data.key) takeKey(data.key); });
  }

  /** Opens the window, or finds the one that is open: a page that was reloaded has lost it. */
  open({ isAsked = true } = {}) {
    this.window = window.open("", "workbook-speaker", "width=900,height=700");
    if (!this.window) {
      if (isAsked) alert("The browser has blocked the window. Allow pop-ups here, and press s again.");
      return;
    }
    this.#prepare();
    this.draw();
    this.timer ??= setInterval(() => this.#sendClock(), 1000);
  }

  /** Gives a new window its looks and its script. One that is found has both. */
  #prepare() {
    let page;
    // The page before the reload has prepared it, and this one may not look into it.
    try { page = this.window.document; } catch { return; }
    if (page.querySelector("script")) return;
    page.documentElement.className = "speaker";
    const style = make("link", { rel: "stylesheet", href: new URL("book.css", document.baseURI) });
    const script = page.createElement("script");
    script.textContent = `(${listen})()`;
    page.head.append(style, script);
  }

  get isOpen() { return Boolean(this.window) && !this.window.closed; }

  #send(message) { this.window.postMessage(message, "*"); }

  draw() {
    if (!this.isOpen) return;
    const { section, kind, step } = presentation.screen;
    const clock = make("p", { class: "speaker-clock" }, this.#clock);
    const title = make("h1", {}, section.querySelector("h1, h2, h3")?.textContent ?? "");
    const place = make("p", { class: "quiet" }, step ? `${kind} · ${section.dataset.minutes} minutes` : kind);
    const content = [
      make("header", {}, clock, title, place),
      make("main", {}, this.#notes(section), this.#now(), this.#next()),
    ];
    this.#send({
      title: `Speaker · ${document.title}`, theme: theme.isDark ? "dark" : "light",
      content: content.map((element) => element.outerHTML).join(""),
    });
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

  #sendClock() {
    if (this.isOpen) return this.#send({ clock: this.#clock });
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** The minutes that the lesson has taken, against those planned. */
  get #clock() {
    const seconds = Math.floor((Date.now() - presentation.started) / 1000);
    const [before, after, sum] = this.#plan();
    const late = Math.floor(seconds / 60 - after);
    const early = Math.floor(before - seconds / 60);
    const state = late > 0 ? `${late} min behind` : early > 0 ? `${early} min ahead` : "as planned";
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    return `${time} of ${sum} min · ${state}`;
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

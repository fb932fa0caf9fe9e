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
    const { section, step } = presentation.beat;
    const place = step ? `${step} of ${all(".step", presentation.lesson).length} · ` : "";
    const content = [
      make("header", {}, make("p", { class: "speaker-clock" }, this.#clock),
        make("h1", {}, `${place}${this.#title(section)}`), make("p", {}, ...this.#places())),
      make("main", {}, make("section", {}, ...this.#question(), ...this.#notes(section), ...this.#next()),
        make("section", { class: "speaker-wall" }, ...this.#wall(section))),
    ];
    this.#send({
      title: `Speaker · ${document.title}`, theme: theme.isDark ? "dark" : "light",
      content: content.map((element) => element.outerHTML).join(""),
    });
  }

  #title(section) {
    const heading = section?.querySelector("h1, h2, h3")?.cloneNode(true);
    heading?.querySelector(".number")?.remove();
    return heading?.textContent.trim() ?? "";
  }

  /** The beats of the section; the one on the wall stands out. */
  #places() {
    const { beats, beat } = presentation;
    return beats.filter(({ section }) => section === beat.section).flatMap((other) => {
      const name = other.part && other.part !== other.section ? `variant, ${other.kind}` : other.kind;
      return [other === beat ? make("strong", {}, `[${name}]`) : name, " "];
    });
  }

  /** The question with its hands, and why somebody believes what is wrong. */
  #question() {
    const { ask, part } = presentation.beat;
    if (!ask) return [];
    const options = all(".option", ask).map((option) => {
      const { letter, right } = option.dataset;
      const text = option.cloneNode(true);
      text.querySelector("b")?.remove();
      text.querySelector(".votes")?.remove();
      const why = option.parentElement.querySelector(".why")?.cloneNode(true);
      const mark = right === undefined ? "" : "✓ ";
      const count = make("strong", { class: "hands" }, presentation.votes.counts(ask, letter));
      return make("li", {}, make("b", {}, `${mark}${letter}`), ...text.childNodes, " ", count, ...(why ? [why] : []));
    });
    const title = make("h2", {}, part?.matches(".variant") ? "The question of the variant" : "The question");
    const running = make("p", { class: "speaker-votes" }, presentation.votes.running(ask));
    return [title, ask.firstElementChild.cloneNode(true), make("ul", { class: "boxes" }, ...options), running];
  }

  #notes(section) {
    const notes = section.querySelector(".notes")?.cloneNode(true).childNodes ?? ["No notes."];
    return [make("h2", {}, "Notes"), make("div", { class: "speaker-notes" }, ...notes)];
  }

  /** What comes after this beat, and the next section with its minutes and its question. */
  #next() {
    const { beats, index, beat } = presentation;
    const other = beats.slice(index + 1).find(({ section }) => section !== beat.section);
    const next = beats[index + 1];
    const soon = next ? `The ${next.part?.matches(".variant") ? "variant: the " : ""}${next.kind}.` : "The end.";
    const then = other ? `Then: ${this.#title(other.section)}${this.#minutes(other.section)}` : "";
    const asked = other?.ask?.firstElementChild.cloneNode(true);
    return [make("h2", {}, "Next"), make("p", {}, soon), make("p", {}, then), ...(asked ? [asked] : [])];
  }

  /** All that the room sees of a section, or will see. */
  #wall(section) {
    const wall = section.cloneNode(true);
    for (const element of all(":scope > :is(h1, h2), .ask, .notes, .controls, .reveal, .copy, .verdict, .tally", wall)) element.remove();
    for (const element of all("[id], .is-later, .is-now", wall)) {
      element.removeAttribute("id");
      element.classList.remove("is-later", "is-now");
    }
    for (const element of all("[clip-path]", wall)) element.removeAttribute("clip-path");
    return [make("h2", {}, "On the wall"), ...wall.childNodes];
  }

  /** `, 4.5 to 8 min, yours 7` */
  #minutes({ dataset: { minutes, full, usual } }) {
    if (!minutes) return "";
    return `, ${minutes === full ? minutes : `${minutes} to ${full}`} min${usual ? `, yours ${usual}` : ""}`;
  }

  #sendClock() {
    if (this.isOpen) return this.#send({ clock: this.#clock });
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** The time of the step and of the lesson, each against its plan. */
  get #clock() {
    const { section, step } = presentation.beat;
    const passed = (moment) => Math.floor((Date.now() - moment) / 1000);
    const text = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    const seconds = passed(presentation.started);
    const { early, late, brief, full } = this.#plan();
    const [behind, ahead] = [Math.floor(seconds / 60 - late), Math.floor(early - seconds / 60)];
    const pace = behind > 0 ? `${behind} min behind the plan` : ahead > 0 ? `${ahead} min ahead of the plan` : "on time";
    const parts = step ? [`step ${text(passed(presentation.stepStarted))}${this.#minutes(section).replace(",", " of")}`] : [];
    return [...parts, pace, `lesson ${text(seconds)} of ${brief} to ${full} min`, section.dataset.parts].filter(Boolean).join(" · ");
  }

  /** The minutes before the step, up to its end, and of all steps: a plan is from the brief ones to the full ones. */
  #plan() {
    const steps = all(".step", presentation.lesson);
    const sum = (name, count) => steps.slice(0, count).reduce((total, { dataset }) => total + (Number(dataset[name]) || 0), 0);
    const { step, kind } = presentation.beat;
    const done = step ?? (kind === "intro" ? 0 : steps.length);
    return {
      early: sum("minutes", step ? step - 1 : done), late: sum("full", done),
      brief: sum("minutes"), full: sum("full"),
    };
  }
}

let speaker;

function openSpeaker({ isAsked = true } = {}) {
  if (!presentation.isOn) presentation.start();
  speaker ??= new Speaker();
  speaker.open({ isAsked });
}

// The speaker's window.

/** What the second window does by itself: it shows what it gets, and sends back its keys. It outlives a reload of this page. */
function listen() {
  addEventListener("message", ({ data, source }) => {
    if (source !== opener) return;
    if ("cursor" in data) {
      const cursor = document.querySelector(".is-moving .cursor");
      if (data.cursor) cursor?.setAttribute("transform", data.cursor); else cursor?.closest("figure").classList.remove("is-moving");
      return;
    }
    if ("clock" in data) return void (document.querySelector(".speaker-clock").innerHTML = data.clock);
    document.title = data.title;
    document.documentElement.dataset.theme = data.theme;
    document.body.innerHTML = data.content;
    if (data.isNew) scrollTo(0, 0);
  });
  addEventListener("keydown", (event) => {
    // These scroll the notes.
    if (event.ctrlKey || event.metaKey || event.altKey || ["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    opener.postMessage({ key: event.key }, "*");
    event.preventDefault();
  });
  addEventListener("click", ({ target }) => {
    if (target.dataset.beat) opener.postMessage({ beat: Number(target.dataset.beat) }, "*");
  });
}

/** A second window for the one who speaks. Pages that are opened from files share nothing but messages. */
class Speaker {
  constructor() {
    addEventListener("message", ({ data, source }) => {
      if (source !== this.window) return;
      if (data.key) this.#take(data.key); else if ("beat" in data) presentation.goTo(data.beat);
    });
  }

  /** Opens the window, or finds the one that is open: a page that was reloaded has lost it. */
  open({ isAsked = true } = {}) {
    this.window = window.open("", "workbook-speaker", "width=900,height=700");
    if (!this.window) {
      if (isAsked) alert("The browser has blocked the window. Allow pop-ups here, and press s again.");
      return;
    }
    this.#prepare();
    if (!window.speakerKeys) {
      // Nothing that a learner opens reads this file.
      const script = make("script", { src: "keys.js" });
      script.addEventListener("load", () => this.draw());
      document.head.append(script);
    }
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

  /** A key of this window. The lists that it asks for are shown here until the next one, and not on the wall. */
  #take(key) {
    const keys = Object.entries(help).filter(([title]) => title.startsWith("Presenting"));
    const lists = { "?": () => keys.flatMap(listOfKeys), o: () => [overview(presentation)] };
    document.querySelector("dialog[open]")?.close();
    if (lists[key] && this.listed !== key) {
      this.draw(lists[key]());
      this.listed = key;
    } else {
      if (!this.listed || key !== "Escape" && !lists[key]) takeKey(key);
      this.draw();
    }
  }

  /** The cursor of the run moves here as on the wall, and goes with it. */
  follow({ svg, figure } = {}) {
    const isMoving = figure?.classList.contains("is-moving");
    if (svg && this.isOpen) this.#send({ cursor: isMoving && svg.querySelector(".cursor").getAttribute("transform") });
  }

  #send(message) { this.window.postMessage(message, "*"); }

  /** Shows all that belongs to the beat, or a list. */
  draw(list) {
    if (!this.isOpen) return;
    if (!presentation.isOn) list = [make("p", {}, "The wall has left the presentation, and the clock stands. p begins again.")];
    const { section, place, ask } = presentation.beat;
    const isNew = this.shown !== (ask ?? section);
    [this.shown, this.listed] = [list ? undefined : ask ?? section, undefined];
    const content = [
      make("header", {}, make("p", { class: "speaker-clock" }), make("h1", {}, place && !section.matches(".exercise") ? `${place} · ` : "", nameOf(section).replace(/^\d+ /, "")),
        make("p", {}, ...this.#places())),
      make("main", {}, ...list ? [make("section", {}, ...list)] : [
        make("section", {}, ...this.#question(), ...this.#notes(section), ...this.#next()),
        make("section", { class: "speaker-wall" }, ...this.#wall("On the wall", true), ...this.#wall("Not on the wall", false)),
      ]),
    ];
    content[0].firstChild.innerHTML = this.#clock;
    this.#send({
      title: `Speaker · ${document.title}`, theme: theme.isDark ? "dark" : "light", isNew,
      content: content.map((element) => element.outerHTML).join(""),
    });
  }

  /** The beats of the section; the one on the wall stands out. */
  #places() {
    const { beats, beat } = presentation;
    return beats.filter(({ section }) => section === beat.section).flatMap((other, index) => {
      const name = presentation.nameOf(other);
      return [index ? " · " : "", other === beat ? make("strong", {}, `[${name}]`) : name];
    });
  }

  /** The question with its hands, and why somebody believes what is wrong. */
  #question() {
    const { ask, kind, part } = presentation.beat;
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
    const running = make("p", { class: "speaker-votes" }, kind === "question" ? presentation.votes.running(ask) : "");
    return [title, ask.firstElementChild.cloneNode(true), make("ul", { class: "boxes" }, ...options), running];
  }

  #notes(section) {
    const key = make("div");
    key.innerHTML = window.speakerKeys?.[presentation.lesson.dataset.lesson]?.[section.id] ?? "";
    const notes = section.querySelector(".notes")?.cloneNode(true).childNodes ?? (key.textContent ? [key] : ["No notes."]);
    const parts = make("p", { class: "quiet" }, section.dataset.parts ?? "");
    return [make("h2", {}, "Notes"), make("div", { class: "speaker-notes" }, ...notes), parts];
  }

  /** What comes after this beat, and the next section with its minutes and its question. */
  #next() {
    const { beats, index, beat, screen, screens } = presentation;
    // The questions of the recap follow each other.
    const isOther = ({ section, ask }) => section !== beat.section || section.matches(".recap") && ask !== beat.ask;
    const other = beats.slice(index + 1).find(isOther);
    const next = beats[index + 1];
    const soon = screens[screen + 1] ? `The ${beat.kind}, ${screen + 2}/${screens.length}.` : next ? `The ${next.part?.matches(".variant") ? "variant: the " : ""}${next.kind}.` : "The end.";
    const minutes = other && other.section !== beat.section ? this.#minutes(other.section) : "";
    const then = other ? `Then: ${nameOf(other.section)}${minutes}` : "";
    const asked = other?.ask?.firstElementChild.cloneNode(true);
    return [make("h2", {}, "Next"), make("p", {}, soon), make("p", {}, then), ...(asked ? [asked] : [])];
  }

  /** What the room sees of the section now, or what it does not see. */
  #wall(title, isOn) {
    const wall = presentation.beat.section.cloneNode(true);
    // The question of a step stands beside this. In a recap each answer has its own.
    const own = ":scope > :is(h1, h2, h3), :scope:not(.recap) .ask, .options, .notes, .controls, .reveal, .copy, .verdict, .tally";
    for (const element of all(own, wall)) element.remove();
    const isOff = (element) => !element.matches(".on, svg *");
    for (const element of all("*", wall)) {
      if (isOn ? isOff(element) : element.matches(".on") && !all("*", element).some(isOff)) element.remove();
    }
    for (const svg of all(".picture svg", wall)) Rows.open(svg);
    for (const element of all("[id], .is-later, .is-now, [clip-path]", wall)) {
      for (const name of ["id", "clip-path"]) element.removeAttribute(name);
      element.classList.remove("is-later", "is-now");
    }
    return wall.textContent.trim() ? [make("h2", {}, title), ...wall.childNodes] : [];
  }

  /** `, 4.5 to 8 min, yours 7` */
  #minutes(section) {
    const [least, most] = presentation.minutesOf(section);
    if (!most) return "";
    const { usual } = section.dataset;
    return `, ${least === most ? least : `${least} to ${most}`} min${usual ? `, yours ${usual}` : ""}`;
  }

  #sendClock() {
    if (this.isOpen) return presentation.isOn && this.#send({ clock: this.#clock });
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** The time of the section against its plan, then that of the lesson. */
  get #clock() {
    const text = (time) => `${Math.floor(time / 60000)}:${String(Math.floor(time / 1000) % 60).padStart(2, "0")}`;
    const { beat: { section }, passed, started } = presentation;
    const whole = Date.now() - started;
    const { early, late, least, most } = this.#plan(section);
    const [behind, ahead] = [Math.floor(whole / 60000 - late), Math.floor(early - whole / 60000)];
    const [brief, long] = presentation.minutesOf(section);
    const over = passed / 60000 - long;
    const pace = behind > 0 ? `${behind} min behind` : ahead > 0 ? `${ahead} min ahead` : "on time";
    const done = (early + late - long) / 2 + Math.min(passed / 60000, (brief + long) / 2);
    const end = whole < 180000 || !done ? "" : `, at this pace ${Math.round(whole / 60000 / done * (least + most) / 2)}`;
    return `<b>${text(passed)}</b>${this.#minutes(section).replace(",", " of")}${over > 0 ? `, ${text(over * 60000)} over` : ""} · <b>lesson ${pace}</b> <span>${text(whole)} of `
      + `${least === most ? least : `${least} to ${most}`} min${end}</span>`;
  }

  /** The planned minutes before the section (at least) and up to its end (at most), and those of what is presented. Exercises
   * count from the first one on. */
  #plan(section) {
    const sections = [...new Set(presentation.beats.map((beat) => beat.section))];
    const lesson = section.matches(".exercise") ? sections : sections.filter((other) => !other.matches(".exercise"));
    const sum = (index, parts) => parts.reduce((total, part) => total + presentation.minutesOf(part)[index], 0);
    const past = sections.slice(0, sections.indexOf(section));
    return { early: sum(0, past), late: sum(1, [...past, section]), least: Math.round(sum(0, lesson)), most: Math.round(sum(1, lesson)) };
  }
}

let speaker;

function openSpeaker({ isAsked = true } = {}) {
  if (!presentation.isOn) presentation.start();
  speaker ??= new Speaker();
  speaker.open({ isAsked });
}

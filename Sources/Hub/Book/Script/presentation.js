// A lesson is presented.

/** The same page for a room: one beat a screen, or several. The keys are those of a walk in a terminal. */
class Presentation {
  constructor(lesson) {
    this.lesson = lesson;
    this.beats = this.all = beatsOf(lesson);
    this.votes = new Votes();
    // What each section has taken before it was left.
    this.spent = new Map();
    this.sections = [...new Set(this.beats.map(({ section }) => section))];
    [this.index, this.screen, this.typed] = [0, 0, ""];
    this.place = make("span", { role: "status" });
    this.key = make("span", { class: "key", "aria-hidden": "true" });
    const buttons = [["‹", "Back", () => this.move(-1)], ["›", "On", () => this.move(1)], ["×", "Leave", () => this.stop()]]
      .map(([sign, name, action]) => makeButton(sign, action, { "aria-label": name }));
    // While the run plays, the bar tells its time.
    lesson.addEventListener("moved", () => { if (this.isTimed) this.#tell(); speaker?.follow(this.run); }, { capture: true });
    document.body.append(make("div", { class: "stage-bar" }, this.place, this.key, ...buttons));
  }

  get isOn() { return root.classList.contains("presenting"); }

  get beat() { return this.beats[this.index]; }

  /** The run that is on the screen. */
  get run() { return runOf(this.beat.run); }

  /** Begins at the step that the reader is at. */
  start() {
    const current = window.scrollY > 0 && currentStep()?.element;
    const now = Date.now();
    this.started ??= this.since = now;
    // While nothing was presented, no clock ran.
    if (this.left) { this.started += now - this.left; this.since += now - this.left; this.left = undefined; }
    this.#begin();
    this.goTo(Math.max(0, this.beats.findIndex(({ section }) => current && section.contains(current))));
  }

  #begin() {
    root.classList.add("presenting");
    for (const run of runs.values()) makeRoom(run);
    for (const code of all(".code", this.lesson)) linesOf(code);
  }

  stop() {
    root.classList.remove("presenting");
    this.left = Date.now();
    speaker?.draw();
    if (document.fullscreenElement) document.exitFullscreen();
    this.votes.draw(null, this.lesson);
    this.beat.section.scrollIntoView();
    for (const run of runs.values()) run.goTo(run.length);
    for (const svg of all(".picture svg", this.lesson)) Rows.open(svg);
    for (const element of all(".on")) element.classList.remove("on");
  }

  /** What a reload keeps: the screen, the clocks and the votes. */
  get kept() {
    const { index, screen, isCore, plan, started, since, sections, spent, votes } = this;
    return { index, screen, isCore, plan, started, since, spent: sections.map((section) => spent.get(section) ?? 0), votes: votes.kept };
  }

  resume({ index, screen, isCore, plan, started, since, spent, votes }) {
    [this.plan, this.started, this.since, this.votes.kept] = [plan, started, since, votes];
    this.#choose(isCore);
    this.sections.forEach((section, number) => this.spent.set(section, spent[number]));
    this.index = Math.min(index, this.beats.length - 1);
    this.#begin();
    this.goTo(this.index, { screen, plays: false });
  }

  /** The milliseconds of the section that is on the screen, with those before it was left. */
  get passed() { return (this.spent.get(this.beat.section) ?? 0) + Date.now() - this.since; }

  /** The least and the most minutes that are planned for a section. */
  minutesOf({ dataset: { minutes = 0, full = 0 } }) {
    return [this.plan === "talk" ? full : minutes, this.plan === "brief" ? minutes : full].map(Number);
  }

  #replan() {
    this.plan = { undefined: "brief", brief: "talk" }[this.plan];
    const plans = { brief: "the brief minutes", talk: "the minutes with talk, a second vote, board and variant" };
    this.#say(`The clock plans ${plans[this.plan] ?? "from the brief minutes to those with talk"}.`);
  }

  /** All steps, or those of the core alone. */
  #choose(isCore) {
    this.isCore = isCore;
    this.beats = this.all.filter(({ section }) => !isCore || !("more" in section.dataset));
  }

  #toggleCore() {
    const isLeft = (beat) => this.isCore || !("more" in beat.section.dataset);
    const index = this.beats.findIndex((beat, index) => index >= this.index && isLeft(beat));
    if (index !== this.index) this.goTo(index, { plays: false });
    const { beat } = this;
    this.#choose(!this.isCore);
    [this.index, this.from] = [this.beats.indexOf(beat), undefined];
    this.#say(this.isCore ? "The core alone. m has all steps." : "All steps. m has the core alone.");
  }

  /** A screen on or back. Back from a beat leads to the last screen of the one before. */
  move(distance) {
    const screen = this.screen + distance;
    if (this.screens[screen]) return this.show(screen, { plays: distance > 0 });
    const index = distance < 0 ? this.from ?? this.index - 1 : this.index + 1;
    if (this.beats[index]) this.goTo(index, distance > 0 ? {} : { screen: Infinity, plays: false });
    else if (distance > 0) this.#say("This is the last screen. q q leaves.");
  }

  /** Shows a beat. Back from it leads to `from`: what was left out before it was not shown. */
  goTo(index, { screen = 0, plays = true, from } = {}) {
    this.from = from;
    const { section } = this.beat;
    if (section !== this.beats[index].section) { this.spent.set(section, this.passed); this.since = Date.now(); }
    this.index = index;
    this.fit();
    this.show(Math.min(screen, this.screens.length - 1), { plays });
  }

  goToStep(number) {
    const index = this.beats.findIndex(({ step }) => step === number);
    if (index < 0) this.#say(`There is no step ${number}${this.isCore ? " in the core" : ""}.`); else this.goTo(index);
  }

  /** Parts the beat into screens. */
  fit() {
    const { kind, ask, part } = this.beat;
    root.dataset.screen = kind;
    this.votes.draw(kind === "answer" ? ask : null, this.lesson);
    for (const old of all(".tally", this.lesson)) old.remove();
    if (kind === "answer" && ask) {
      const tally = make("p", { class: "tally" }, this.votes.line(ask));
      if (tally.textContent) (part.querySelector(":scope > .beat.answer") ?? answerBelow(ask)).prepend(tally);
    }
    this.screens = screensOf(this.beat, (elements) => {
      this.#put(elements);
      return this.#fits;
    });
    this.#put(this.screens[Math.min(this.screen, this.screens.length - 1)]);
  }

  #put(elements) {
    for (const element of all(".on")) element.classList.remove("on");
    for (const [index, element] of elements.entries()) {
      for (const inner of all("*", element)) inner.classList.add("on");
      for (let part = element; part !== this.lesson; part = part.parentElement) {
        part.classList.add("on");
        part.style.order = index;
      }
    }
    for (const { rows } of runs.values()) {
      if (!rows?.svg.matches(".on")) continue;
      rows.close();
      rows.svg.style.removeProperty("--zoom");
    }
  }

  /** Moves the rows of a picture apart, as far as there is room. That of a run is drawn larger, too. */
  #spread() {
    const zooms = this.beat.kind === "run" ? [1.6, 1.45, 1.3, 1.15, 1] : [];
    for (const { rows } of runs.values()) {
      if (!rows?.svg.matches(".on")) continue;
      [6, 0, -5, -9].find((apart) => { rows.close(apart); return this.#fits; });
      zooms.find((zoom) => { rows.svg.style.setProperty("--zoom", zoom); return this.#fits; });
    }
  }

  /** What the signs of the pictures mean, and how long a tick is: the question speaks of milliseconds, and the code of ticks. */
  get #legend() {
    const names = all(".picture.on .marbles-key text", this.lesson).map(({ textContent }) => textContent);
    const signs = { subscribed: "▶", completed: "┃", error: "✕", disposed: "◇" };
    const isBefore = this.lesson.querySelector(".picture.on .row.on [data-tick] > .marbles-solid ~ .marbles-marble");
    const legend = [...new Set(names)].map((name) => `${signs[name]} ${name}${name === "subscribed" && isBefore ? ", ▶● in one tick" : ""}`);
    const end = this.lesson.querySelector(".picture.on .row.on [data-tick] > .marbles-bar:has(~ :is(.marbles-marble, .marbles-dot))");
    const ends = end ? [`${signs[end.getAttribute("d").includes("v") ? "completed" : "error"]} at ●: in one tick`] : [];
    const isInTicks = this.run?.svg && !this.run.isReal && !this.run.isInMilliseconds;
    return [...isInTicks ? [`tick: ${this.run.unit} ms`] : [], ...legend, ...ends];
  }

  get #fits() { return this.lesson.scrollHeight <= this.lesson.clientHeight; }

  show(screen, { plays = true } = {}) {
    this.screen = screen;
    this.#put(this.screens[screen]);
    this.#spread();
    for (const run of runs.values()) run.goTo(run.length);
    if (plays && this.beat.kind === "run") this.#play();
    this.key.textContent = this.#legend.join("  ");
    this.#say();
    document.activeElement?.blur();
    this.lesson.scrollTop = 0;
  }

  #play(until) { if (this.run?.moves && !prefersStillness()) { this.run.show(0); this.run.play(until); } }

  /** The name of a beat; of the one on the screen with the number of its screen. */
  nameOf(beat) {
    const { part, section, kind } = beat;
    const name = part && part !== section ? `variant, ${kind}` : kind;
    return beat === this.beat && this.screens.length > 1 ? `${name} ${this.screen + 1}/${this.screens.length}` : name;
  }

  /** Where the screen is, or `note`, or the time of the run. The speaker's window follows. */
  #say(note, isTimed = false) {
    [this.note, this.isTimed] = [note, isTimed];
    this.#tell();
    speaker?.draw();
  }

  #tell() {
    const { kind, ask, place, section } = this.beat;
    const title = this.lesson.querySelector(":is(h1, h2, h3).on") ? "" : titleOf(section);
    const votes = kind === "question" && ask ? this.votes.running(ask) : "";
    // Where the bar is narrow, the title ends early.
    const places = [place, this.nameOf(this.beat), votes, this.#fits ? "" : "↓ scrolls", title];
    const typed = this.letters.length ? `${this.typed}: a letter counts so many hands, Enter goes to the step` : `Step ${this.typed}: Enter`;
    this.place.ariaLive = this.isTimed && this.run.isPlaying ? "off" : "polite";
    this.place.textContent = this.isTimed ? this.run.time : this.note ?? (this.typed ? typed : places.filter(Boolean).join(" · "));
  }

  /** The letters that are hands now. */
  get letters() {
    const { kind, ask } = this.beat;
    return kind === "question" && ask ? all(".option", ask).map((option) => option.dataset.letter) : [];
  }

  vote(letter, hands = 1) {
    if (!this.letters.includes(letter)) return;
    this.votes.add(this.beat.ask, letter, hands);
    this.#say();
  }

  /** Returns whether the key was meant for the presentation. */
  press(key) {
    if (root.classList.contains("dark-screen")) return root.classList.remove("dark-screen") ?? true;
    if (/^[0-9]$/.test(key)) { this.typed = `${this.typed}${key}`.slice(-3); this.#say(); return true; }
    const [typed, isLeaving] = [this.typed, this.isLeaving];
    [this.typed, this.isLeaving] = ["", false];
    if (this.letters.includes(key.toUpperCase())) this.vote(key.toUpperCase(), Number(typed || 1));
    else if (typed && key === "Enter") this.goToStep(Number(typed));
    else if (typed && ["Backspace", "Escape"].includes(key)) this.#say();
    else if (key === "q") this.#quit(isLeaving);
    else {
      if (typed || isLeaving) this.#say();
      return this.#command(key);
    }
    return true;
  }

  #quit(isSure) {
    if (isSure) return this.stop();
    this.isLeaving = true;
    this.#say("q once more leaves · any other key stays");
  }

  #command(key) {
    const [on, back] = [() => this.move(1), () => this.move(-1)];
    const erase = () => { if (this.letters.length) this.votes.undo(this.beat.ask); this.#say(); };
    const actions = {
      ArrowRight: on, PageDown: on, " ": on, Enter: on, ArrowLeft: back, PageUp: back, p: back,
      ArrowDown: () => this.lesson.scrollBy(0, 80), ArrowUp: () => this.lesson.scrollBy(0, -80),
      Home: () => this.goTo(0), End: () => this.goTo(this.beats.length - 1),
      Backspace: erase, Escape: erase, q: () => this.#quit(),
      r: () => this.#withRun(() => this.#play()), k: () => this.#withRun((run) => run.toggle()),
      e: () => this.#withRun((run) => this.#play(run.last)),
      "+": () => this.#withRun((run) => run.step(1)), "=": () => this.#withRun((run) => run.step(1)),
      "-": () => this.#withRun((run) => run.step(-1)),
      v: () => this.#goToPart(), n: () => this.#skip(), w: () => this.toggleFullScreen(),
      f: () => this.#say("form" in this.beat.section.dataset
        ? `The form is played in a terminal: ${this.#inTerminal("--play")}` : "This step has no form to play."),
      l: () => this.#say(`Code is changed in a terminal: ${this.#inTerminal("--walk --room")}`),
      u: () => this.#say("The book has the code as it was delivered."),
      m: () => this.#toggleCore(),
      h: () => this.#replan(),
      o: () => showDialog("All screens", overview(this)).querySelector("[aria-current]").focus(),
      ".": () => root.classList.add("dark-screen"),
    };
    if (this.letters.length) actions.Tab = () => this.#say(this.votes.again(this.beat.ask));
    else if (/^[a-d]$/i.test(key)) actions[key] = () => this.#say("No vote runs here.");
    actions[key]?.();
    return key in actions;
  }

  #inTerminal(options) { return `swift run ${this.lesson.dataset.lesson} ${options} --step ${this.beat.step ?? 1}`; }

  /** Does what a key does with a run: after the question there is one. */
  #withRun(action) {
    const { kind } = this.beat;
    if (kind === "question" || !this.run) return this.#say("There is no run here. Enter goes on.");
    if (!this.run.moves) return this.#say("This run has no time: all its lines come at once.");
    action(this.run);
    this.#say(undefined, this.run.moves);
  }

  /** To the variant of this step. */
  #goToPart() {
    const { step, kind } = this.beat;
    const index = this.beats.findIndex((beat) => beat.step === step && step && beat.part !== beat.section);
    if (index < 0) return this.#say("This step has no variant.");
    if (index > this.index && kind === "question") return this.#say("v comes after the run. Enter runs the step.");
    this.goTo(index);
  }

  /** To the next step, without what is left of this one. */
  #skip() {
    const { section } = this.beat;
    const index = this.beats.findIndex((beat, index) => index > this.index && beat.section !== section);
    if (index >= 0) this.goTo(index, { from: this.index });
  }

  toggleFullScreen() {
    if (document.fullscreenElement) document.exitFullscreen(); else root.requestFullscreen?.();
  }
}

let presentation;

/** The title of a section behind its number, by which keys and the terminal know it, and whether it may be left out. */
function nameOf(section) {
  const number = section.querySelector(":scope > :is(h2, h3) > .number")?.textContent;
  const name = section.matches(".exercise") ? `exercise ${number}: ` : number ? `${number} ` : "";
  return `${name}${titleOf(section)}${"more" in section.dataset ? " · more: drop it when late" : ""}`;
}

/** All beats, with a button for each. */
function overview({ beats, index }) {
  const sections = Map.groupBy(beats.map((beat, number) => ({ ...beat, number })), ({ section }) => section);
  const rows = [...sections].map(([section, own]) => make("li", {},
    nameOf(section), " ", ...own.map(({ kind, part, number }) => {
      const name = part && part !== section && kind === "question" ? "variant" : kind;
      const action = () => { document.querySelector("dialog").close(); presentation.goTo(number); };
      return makeButton(name, action, { "data-beat": number, ...(number === index && { "aria-current": "true" }) });
    })));
  return make("ul", { class: "overview" }, ...rows);
}

// A lesson is presented.

/** The same page for a room: one beat a screen. */
class Presentation {
  constructor(lesson) {
    this.lesson = lesson;
    this.screens = screensOf(lesson);
    this.letters = new Letters(lesson);
    this.votes = new Votes();
    this.index = 0;
    this.typed = "";
    this.bar = make("div", { class: "stage-bar", role: "status" });
    document.body.append(this.bar);
  }

  get isOn() { return root.classList.contains("presenting"); }

  get screen() { return this.screens[this.index]; }

  /** Begins at the step that the reader is at. */
  start() {
    const current = window.scrollY > 0 && currentStep()?.element;
    this.index = Math.max(0, this.screens.findIndex(({ section }) => section === current));
    this.started ??= Date.now();
    root.classList.add("presenting");
    this.show();
  }

  stop() {
    root.classList.remove("presenting");
    if (document.fullscreenElement) document.exitFullscreen();
    this.screen.section.scrollIntoView();
    for (const run of runs.values()) run.goTo(run.length);
    for (const beats of steps) beats.element.classList.remove("on");
  }

  /** What a reload keeps: the screen, when it began, and the votes. */
  get kept() { return { index: this.index, started: this.started, votes: this.votes.kept }; }

  resume({ index, started, votes }) {
    [this.index, this.started, this.votes.kept] = [Math.min(index, this.screens.length - 1), started, votes];
    root.classList.add("presenting");
    this.show({ plays: false });
  }

  move(distance) {
    const index = Math.max(0, Math.min(this.index + distance, this.screens.length - 1));
    if (index === this.index) return;
    this.index = index;
    this.show({ plays: distance > 0 });
  }

  goToStep(number) {
    const index = this.screens.findIndex(({ step }) => step === number);
    if (index < 0) return this.#say(`There is no step ${number}.`);
    this.index = index;
    this.show();
  }

  show({ plays = true } = {}) {
    const { kind, section, elements } = this.screen;
    for (const element of all(".on")) element.classList.remove("on");
    for (const element of elements) {
      for (let part = element; part !== this.lesson; part = part.parentElement) part.classList.add("on");
    }
    root.dataset.screen = kind;
    for (const run of runs.values()) run.goTo(run.length);
    this.fit();
    if (plays) this.playRun();
    this.votes.draw(this.tally, this.lesson);
    this.#say();
    document.activeElement?.blur();
    section.scrollTop = 0;
  }

  fit() { this.letters.fit({ keepsCode: this.screen.kind === "run" }); }

  playRun() {
    if (["run", "variant"].includes(this.screen.kind) && !prefersStillness()) {
      const run = runOf(this.screen.elements.at(-1));
      if (run?.moves) { run.show(0); run.play(); }
    }
  }

  /** Where the screen is, or `note`. The speaker's window follows. */
  #say(note) {
    const count = steps.filter(({ element }) => element.matches(".step")).length;
    const { step, kind } = this.screen;
    const place = step ? `${step} of ${count} · ${kind}` : kind;
    this.bar.textContent = note ?? (this.typed ? `Step ${this.typed}: Enter` : place);
    speaker?.draw();
  }

  /** The votes for the screen's question. */
  get tally() {
    const { ask, kind } = this.screen;
    return ask && kind !== "variant" ? this.votes.tally(ask) : [];
  }

  vote(letter) { if (this.votes.add(this.screen.ask, letter)) this.#drawVotes(); }

  #drawVotes() {
    this.votes.draw(this.tally, this.lesson);
    speaker?.draw();
  }

  /** Returns whether the key was meant for the presentation. */
  press(key) {
    if (/^[0-9]$/.test(key)) { this.typed += key; this.#say(); return true; }
    const typed = this.typed;
    this.typed = "";
    if (typed && key === "Enter") this.goToStep(Number(typed));
    else if (typed && key === "Backspace") { this.typed = typed.slice(0, -1); this.#say(); }
    else if (this.tally.some(({ letter }) => letter === key.toUpperCase())) this.vote(key.toUpperCase());
    else return this.#command(key);
    return true;
  }

  #command(key) {
    const [next, back] = [() => this.move(1), () => this.move(-1)];
    const actions = {
      ArrowRight: next, PageDown: next, " ": next, Enter: next,
      ArrowLeft: back, PageUp: back,
      ArrowDown: () => this.lesson.scrollBy(0, 80), ArrowUp: () => this.lesson.scrollBy(0, -80),
      Home: () => this.move(-this.screens.length), End: () => this.move(this.screens.length),
      Backspace: () => { this.votes.undo(this.screen.ask); this.#drawVotes(); },
      l: () => this.playRun(), f: () => this.toggleFullScreen(),
      ".": () => root.classList.toggle("dark-screen"), Escape: () => this.stop(), p: () => this.stop(),
    };
    actions[key]?.();
    return key in actions;
  }

  toggleFullScreen() {
    if (document.fullscreenElement) document.exitFullscreen(); else root.requestFullscreen?.();
  }
}

let presentation;

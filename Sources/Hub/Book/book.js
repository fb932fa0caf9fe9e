// The script of the book. A question hides its run, and the run its answer; a run plays; a lesson is presented.
//
// Without it everything on a page is visible. It asks no server for anything: a page is a file that opens.
"use strict";
{
  const root = document.documentElement;
  // At once, not when the page has loaded: what is hidden is never seen, not even for a moment.
  root.classList.replace("no-js", "js");

  const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  /** An element with its attributes and what stands in it. */
  function make(name, attributes = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  }

  function makeButton(title, action, attributes = {}) {
    const button = make("button", { type: "button", ...attributes }, title);
    button.addEventListener("click", action);
    return button;
  }

  /** What the reader has chosen for all pages. A browser may refuse to store anything for files. */
  const settings = {
    get(name) {
      try { return localStorage.getItem(`workbook-${name}`); } catch { return null; }
    },
    set(name, value) {
      try { localStorage.setItem(`workbook-${name}`, value); } catch { /* It lasts as long as the page. */ }
    },
  };

  // MARK: Theme

  const theme = {
    restore() { const stored = settings.get("theme"); if (stored) root.dataset.theme = stored; },
    get isDark() {
      return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    },
    change() {
      root.dataset.theme = theme.isDark ? "light" : "dark";
      settings.set("theme", root.dataset.theme);
      speaker?.copyTheme();
    },
  };
  theme.restore();

  // MARK: Runs

  /** How far down in its picture a marble or a line stands: `cy="22"`, `d="M60 22H200"`. */
  function heightOf(shape) {
    return Number(shape.getAttribute("cy") ?? shape.getAttribute("d")?.match(/ (\d+)/)?.[1] ?? 0);
  }

  /** A run that plays: its picture grows and its lines of output appear when their time comes. */
  class Run {
    static count = 0;

    constructor(figure) {
      this.figure = figure;
      this.svg = figure.querySelector(".picture svg");
      this.unit = Number(figure.dataset.unit) || 100;
      this.isReal = "real" in figure.dataset;
      this.moments = this.#moments();
      // The output may go on after the picture has ended.
      this.length = Math.max(Number(this.svg?.dataset.length ?? 0), this.#lastLine() + 1);
      this.position = this.length;
      this.speed = 1;
      figure.tabIndex = -1;
      if (this.svg) this.#prepare(this.svg);
      if (this.moves) this.#addControls();
      figure.addEventListener("keydown", (event) => this.#onKey(event));
    }

    /** Output without times, or all of it at one time, stands still. */
    get moves() { return Boolean(this.svg) || this.#lastLine() > 0; }

    #lastLine() { return Math.max(0, ...this.moments.map((moment) => moment.tick)); }

    /** What appears, and when: marks and work of the picture, lines of the output. */
    #moments() {
      const marks = all("[data-tick]", this.figure).map((element) => ({ element, tick: Number(element.dataset.tick) }));
      const lines = all(".output [data-time]", this.figure).map((element) => {
        return { element, tick: Math.floor(Number(element.dataset.time) / this.unit), isLine: true };
      });
      return [...marks, ...lines];
    }

    /** Adds the cursor, and the edge up to which the lines of time are drawn. */
    #prepare(svg) {
      const { left, tickWidth, length } = svg.dataset;
      this.x = (position) => Number(left) + (Math.min(position, Number(length)) + 0.5) * Number(tickWidth);
      svg.style.setProperty("--width", svg.getAttribute("width"));
      const name = `drawn-${Run.count += 1}`;
      const bottom = Math.max(...all("circle, .marbles-flow", svg).map(heightOf)) + 22;
      svg.insertAdjacentHTML("beforeend", `<clipPath id="${name}"><rect width="100%" height="100%"/></clipPath>`
        + `<path class="cursor" d="M0 14V${bottom}M-5 8h10l-5 7z"/>`);
      [this.edge, this.cursor] = [svg.querySelector(`#${name} rect`), svg.querySelector(".cursor")];
      for (const element of all(".marbles-flow, [data-until]", svg)) element.setAttribute("clip-path", `url(#${name})`);
      svg.addEventListener("click", (event) => this.goTo(this.#tickAt(event.clientX)));
    }

    #tickAt(clientX) {
      const { left, width } = this.svg.getBoundingClientRect();
      const x = (clientX - left) / width * this.svg.viewBox.baseVal.width;
      return Math.floor((x - Number(this.svg.dataset.left)) / Number(this.svg.dataset.tickWidth));
    }

    #addControls() {
      this.button = makeButton("Play", () => this.toggle(), { class: "toggle" });
      const range = { type: "range", min: 0, max: this.length, step: 1, "aria-label": "Time of the run" };
      this.scrubber = make("input", range);
      this.scrubber.addEventListener("input", () => this.goTo(Number(this.scrubber.value)));
      this.clock = make("span", { class: "clock", "aria-hidden": "true" });
      const controls = make("div", { class: "controls" }, this.button, this.scrubber, this.clock, this.#speedChoice());
      this.figure.insertBefore(controls, this.figure.querySelector("figcaption"));
      this.#tellTime();
    }

    #speedChoice() {
      const speeds = [["0.5", "½×"], ["1", "1×"], ["2", "2×"], ["4", "4×"]];
      const options = speeds.map(([value, text]) => make("option", { value }, text));
      const choice = make("select", { "aria-label": "Speed" }, ...options);
      choice.value = "1";
      choice.addEventListener("change", () => { this.speed = Number(choice.value); });
      return choice;
    }

    get isPlaying() { return this.frame !== undefined; }

    toggle() { if (this.isPlaying) this.pause(); else this.play(); }

    /** Plays from where it is; from its start if it has ended. */
    play() {
      if (this.position >= this.length) this.show(0);
      let last = performance.now();
      const next = (now) => {
        this.show(this.position + (now - last) / this.unit * this.speed);
        last = now;
        if (this.position < this.length) this.frame = requestAnimationFrame(next); else this.pause();
      };
      this.pause();
      this.frame = requestAnimationFrame(next);
      this.#nameButton();
    }

    pause() {
      cancelAnimationFrame(this.frame);
      this.frame = undefined;
      this.#nameButton();
      this.#tellTime();
    }

    #nameButton() {
      if (!this.button) return;
      this.button.textContent = this.isPlaying ? "Pause" : "Play";
      this.button.classList.toggle("is-playing", this.isPlaying);
    }

    /** Stops at `tick`. */
    goTo(tick) { this.pause(); this.show(tick); this.#tellTime(); }

    /** Shows what has happened up to `position`, in ticks. */
    show(position) {
      this.position = Math.min(Math.max(0, position), this.length);
      const hasEnded = this.position >= this.length;
      const now = Math.floor(this.position);
      for (const { element, tick, isLine } of this.moments) {
        element.classList.toggle("is-later", tick > this.position);
        if (isLine) element.classList.toggle("is-now", tick === now && !hasEnded);
      }
      this.figure.classList.toggle("is-moving", !hasEnded);
      this.edge?.setAttribute("width", hasEnded ? "100%" : this.x(this.position));
      this.cursor?.setAttribute("transform", `translate(${this.svg ? this.x(this.position) : 0})`);
      if (this.scrubber) [this.scrubber.value, this.clock.textContent] = [now, this.#timeOf(now)];
      if (!hasEnded) this.#follow();
    }

    /** Scrolls a picture that is wider than its box, so that the cursor is seen. */
    #follow() {
      const box = this.svg?.parentElement;
      if (box && box.scrollWidth > box.clientWidth) box.scrollLeft = this.x(this.position) - box.clientWidth * 0.7;
    }

    /** Tells a screen reader the time. While the run plays it would not stop talking. */
    #tellTime() {
      if (!this.scrubber || this.isPlaying) return;
      const now = Math.floor(this.position);
      this.scrubber.value = now;
      this.scrubber.setAttribute("aria-valuetext", this.clock.textContent = this.#timeOf(now));
    }

    #timeOf(tick) { return (this.isReal ? "" : `tick ${tick}, `) + `${tick * this.unit} ms`; }

    /** Plays when the reader sees it, once. */
    playWhenSeen() {
      if (!this.moves || prefersStillness()) return;
      this.show(0);
      this.observer?.disconnect();
      this.observer = new IntersectionObserver(([entry]) => {
        if (!entry.isIntersecting) return;
        this.observer.disconnect();
        // The reader may have moved it by hand meanwhile.
        if (this.position === 0) this.play();
      }, { rootMargin: "-15% 0px" });
      this.observer.observe(this.figure);
    }

    #onKey(event) {
      if (!this.moves || hasModifier(event) || event.target.matches("button, select")) return;
      const actions = {
        " ": () => this.toggle(),
        ArrowRight: () => this.goTo(Math.floor(this.position) + 1),
        ArrowLeft: () => this.goTo(Math.ceil(this.position) - 1),
        Home: () => this.goTo(0),
        End: () => this.goTo(this.length),
      };
      if (!actions[event.key]) return;
      actions[event.key]();
      event.preventDefault();
    }
  }

  const runs = new Map();
  const runOf = (element) => runs.get(element?.matches("figure.run") ? element : element?.querySelector("figure.run"));

  // MARK: Questions

  /** The answer of a question of the recap stands below it. */
  const answerBelow = (ask) => ask.nextElementSibling?.matches(".answer") ? ask.nextElementSibling : null;

  /** A question and what it hides: a step with its run and its answer, or a question of the recap with its answer. */
  class Beats {
    constructor(element) {
      this.element = element;
      this.ask = element.matches(".ask") ? element : element.querySelector(".ask");
      this.parts = [
        { name: "run", element: element.querySelector(".beat.run") },
        { name: "answer", element: element.querySelector(".beat.answer") ?? answerBelow(element) },
      ].filter((part) => part.element);
      this.verdict = make("p", { class: "verdict", role: "status" });
      this.button = makeButton("", () => this.showNext(), { class: "reveal" });
      for (const option of this.options) option.addEventListener("click", () => this.choose(option));
      this.ask?.querySelector(".options")?.after(this.verdict);
      this.hide();
      // Without a question there is nothing to wait for.
      if (!this.ask) this.showAll();
    }

    get options() { return this.ask ? all(".option", this.ask) : []; }

    get #index() { return this.parts.findIndex((part) => part.name === this.element.dataset.shown); }

    get next() { return this.parts[this.#index + 1]; }

    hide() {
      this.element.dataset.shown = "question";
      for (const option of this.options) option.setAttribute("aria-pressed", "false");
      this.verdict.textContent = "";
      this.#placeButton();
    }

    showAll() { this.show("answer"); }

    /** Shows `part` and what comes before it. */
    show(part) {
      if (this.parts.findIndex(({ name }) => name === part) <= this.#index) return;
      this.element.dataset.shown = part;
      this.#placeButton();
      makeScrollable();
    }

    /** Shows the run, then the answer, as the reader asks for it: the run plays, and the reader is led there. */
    showNext({ movesFocus = true } = {}) {
      const part = this.next;
      if (!part) return;
      this.show(part.name);
      runOf(part.element)?.playWhenSeen();
      if (part.name === "answer") runOf(this.element.querySelector(".variant"))?.playWhenSeen();
      if (!movesFocus) return;
      const target = part.element.querySelector("figure.run") ?? part.element;
      target.tabIndex = -1;
      target.focus();
    }

    /** The button stands at the end of what is shown. */
    #placeButton() {
      const last = this.parts[this.#index]?.element ?? this.ask;
      last?.append(this.button);
      this.button.textContent = `Show the ${this.next?.name}`;
      this.button.hidden = !this.next;
    }

    choose(option) {
      if (presentation?.isOn) return presentation.vote(option.dataset.letter);
      option.setAttribute("aria-pressed", "true");
      this.verdict.textContent = `${option.dataset.letter} is ${"right" in option.dataset ? "" : "not "}right.`;
      if (this.element.dataset.shown === "question") this.showNext({ movesFocus: false });
    }
  }

  let steps = [];

  /** The step that the reader is at: it has the focus, or is the last that begins in the upper half of the window. */
  function currentStep() {
    const hasFocus = ({ element }) => element.contains(document.activeElement);
    const isAbove = ({ element }) => element.getBoundingClientRect().top < innerHeight / 2;
    return steps.find(hasFocus) ?? steps.findLast(isAbove) ?? steps[0];
  }

  function goToStep(distance) {
    const index = steps.indexOf(currentStep()) + distance;
    const step = steps[Math.max(0, Math.min(index, steps.length - 1))]?.element;
    step?.scrollIntoView();
    step?.setAttribute("tabindex", "-1");
    step?.focus({ preventScroll: true });
  }

  function toggleAll() {
    const isHidden = steps.some((step) => step.next);
    for (const step of steps) if (isHidden) step.showAll(); else step.hide();
    for (const run of runs.values()) run.goTo(run.length);
    all(".tools .all").forEach((button) => { button.textContent = isHidden ? "Hide answers" : "Show all"; });
  }

  /** A link may lead to what is hidden. */
  function showTarget() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const step = steps.find(({ element }) => element.contains(target));
    const part = step?.parts.find(({ element }) => element.contains(target));
    if (part) { step.show(part.name); target.scrollIntoView(); }
  }

  /** A hint stays hidden until the one before was opened. */
  function prepareHints() {
    for (const hint of all("details.hint")) hint.addEventListener("toggle", () => hint.classList.add("was-open"));
  }

  // MARK: Presenting

  /** The same page for a room: one beat a screen. */
  class Presentation {
    constructor(lesson) {
      this.lesson = lesson;
      this.screens = this.#makeScreens();
      this.index = 0;
      this.votes = new Map();
      this.typed = "";
      this.bar = make("div", { class: "stage-bar", role: "status" });
      document.body.append(this.bar);
    }

    get isOn() { return root.classList.contains("presenting"); }

    get screen() { return this.screens[this.index]; }

    /** A screen is its kind, the section that it belongs to, and the elements that it shows. */
    #makeScreens() {
      const whole = (kind) => (section) => ({ kind, section, elements: [section] });
      return [
        ...all(".intro", this.lesson).map(whole("intro")),
        ...all(".step", this.lesson).flatMap((section, index) => this.#stepScreens(section, index + 1)),
        ...all(".recap", this.lesson).flatMap((section) => this.#recapScreens(section)),
        ...all(".exercise[data-place=class]", this.lesson).map(whole("exercise")),
      ];
    }

    /** Code stays beside its run, and the options beside their answer. */
    #stepScreens(section, step) {
      const find = (part) => section.querySelector(part);
      const [title, ask, run] = [find("h2"), find(".ask"), find(".beat.run")];
      const [answer, variant] = [find(".beat.answer"), find(".variant")];
      const [question, code] = [all(".beat.question > *", section), all(".beat.question > .code", section)];
      return [
        { kind: "question", elements: [title, ...question] },
        run && { kind: "run", elements: [title, ...code, run] },
        answer && { kind: "answer", elements: [title, ask, answer].filter(Boolean) },
        variant && { kind: "variant", elements: [title, variant] },
      ].filter(Boolean).map((screen) => ({ ...screen, section, step, ask }));
    }

    #recapScreens(section) {
      const sentences = [...section.children].filter((element) => !element.matches(".ask, .answer"));
      const title = section.querySelector("h2");
      return [
        { kind: "recap", section, elements: sentences },
        ...all(".ask", section).flatMap((ask) => [
          { kind: "question", section, ask, elements: [title, ask] },
          { kind: "answer", section, ask, elements: [title, ask, answerBelow(ask)] },
        ]),
      ];
    }

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
      this.#drawVotes();
      this.#say();
      document.activeElement?.blur();
      section.scrollTop = 0;
    }

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

    /** The layout and the largest letters with which all of the screen is seen at once. */
    fit() {
      const [least, most] = [Math.max(15, innerHeight / 50), innerHeight / 19];
      const fitted = ["two", "side", "one"].map((layout) => {
        const size = this.#largest(layout, least, most);
        return { layout, size, score: this.#legibility(size) };
      });
      const better = (best, other) => (other.score > best.score * 1.05 ? other : best);
      // In one column a run has no place for its code: that is for letters that would be too small.
      const withCode = fitted.filter(({ layout }) => layout !== "one").reduce(better);
      const keepsCode = this.screen.kind === "run" && withCode.score >= innerHeight / 42;
      const best = keepsCode ? withCode : fitted.reduce(better);
      // What fits in no layout scrolls in one column.
      this.#apply(best.score > 0 ? best.layout : "one", Math.max(best.size, least));
    }

    /** The size of the letters, or of those in the picture if they are smaller. */
    #legibility(size) {
      const pictures = all(".on .picture svg", this.lesson).filter((svg) => svg.clientWidth > 0);
      return Math.min(size, ...pictures.map((svg) => svg.clientWidth / Number(svg.getAttribute("width")) * 15));
    }

    #apply(layout, size) {
      root.dataset.layout = layout;
      this.lesson.style.fontSize = `${size}px`;
    }

    /** Between `least` and `most`; 0 where even the smallest letters do not fit. */
    #largest(layout, least, most) {
      const fits = (size) => { this.#apply(layout, size); return !this.#overflows(); };
      if (!fits(least)) return 0;
      for (let i = 0; i < 6; i += 1) {
        const middle = (least + most) / 2;
        if (fits(middle)) least = middle; else most = middle;
      }
      this.#apply(layout, least);
      return least;
    }

    #overflows() {
      const boxes = all(".on pre, pre.on, .on .picture, .on .output", this.lesson);
      const isCut = (box) => box.scrollWidth > box.clientWidth + 1;
      return this.lesson.scrollHeight > this.lesson.clientHeight || boxes.some(isCut);
    }

    // MARK: Votes

    vote(letter) {
      const { ask } = this.screen;
      if (!ask?.querySelector(`[data-letter="${letter}"]`)) return;
      this.votes.set(ask, [...(this.votes.get(ask) ?? []), letter]);
      this.#drawVotes();
      speaker?.draw();
    }

    undoVote() {
      this.votes.get(this.screen.ask)?.pop();
      this.#drawVotes();
      speaker?.draw();
    }

    /** The number of hands for each option of the screen's question. */
    get tally() {
      const { ask, kind } = this.screen;
      if (!ask || kind === "variant") return [];
      const given = this.votes.get(ask) ?? [];
      return all(".option", ask).map((option) => {
        const { letter } = option.dataset;
        return { option, letter, count: given.filter((other) => other === letter).length };
      });
    }

    #drawVotes() {
      for (const old of all(".votes", this.lesson)) old.remove();
      const tally = this.tally;
      const most = Math.max(...tally.map(({ count }) => count));
      if (most <= 0) return;
      for (const { option, count } of tally) {
        const unit = make("span", { class: "spoken" }, count === 1 ? " vote" : " votes");
        option.append(make("span", { class: "votes", style: `--share: ${count / most}` }, `${count}`, unit));
      }
    }

    // MARK: Keys

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
        Backspace: () => this.undoVote(), l: () => this.playRun(), f: () => this.toggleFullScreen(),
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

  // MARK: The speaker's window

  /** A second window for the one who speaks. This window fills it: what is opened from files shares nothing else. */
  class Speaker {
    open() {
      this.window = window.open("", "workbook-speaker", "width=900,height=700");
      if (!this.window) return alert("The browser has blocked the window. Allow pop-ups here, and press s again.");
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

  function openSpeaker() {
    if (!presentation.isOn) presentation.start();
    speaker ??= new Speaker();
    speaker.open();
  }

  // MARK: Keys

  const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

  const commands = {
    r: () => currentStep()?.showNext(),
    j: () => goToStep(1),
    k: () => goToStep(-1),
    x: toggleAll,
    i: () => root.classList.toggle("with-notes"),
    t: theme.change,
    p: () => presentation.start(),
    s: openSpeaker,
    "?": showKeys,
  };

  /** Keys of the page, in both windows. Letters can be switched off: some people speak to their browser. */
  function onKey(event) {
    const writes = event.target.matches?.("input:not([type=range]), textarea, select");
    if (event.defaultPrevented || hasModifier(event) || writes || document.querySelector("dialog[open]")) return;
    if (presentation?.isOn) {
      if (!presentation.press(event.key) && "ts?".includes(event.key)) commands[event.key]();
      return event.preventDefault();
    }
    if (settings.get("letters") === "off" && event.key !== "?") return;
    if (/^[a-d]$/i.test(event.key)) chooseByKey(event.key.toUpperCase());
    else if (presentation || "t?".includes(event.key)) commands[event.key]?.();
  }

  function chooseByKey(letter) { currentStep()?.options.find((option) => option.dataset.letter === letter)?.click(); }

  const help = {
    "Reading": {
      "r": "show the run of this step, then its answer",
      "A B C D": "choose an option",
      "j  k": "the next step, the one before",
      "x": "show all, or hide it again",
      "i": "the instructor's notes",
      "t": "dark or light",
    },
    "A run that has the focus": {
      "space": "play or pause",
      "←  →": "a tick back, a tick on",
      "Home  End": "its start, its end",
    },
    "Presenting": {
      "p": "begin, or leave",
      "→  PageDown  space": "the next screen",
      "←  PageUp": "the screen before",
      "4 Enter": "step 4",
      "A B C D": "count a vote",
      "Backspace": "take the last vote back",
      "l": "play the run again",
      "f": "full screen",
      ".": "a dark screen",
      "s": "the speaker's window",
      "Esc": "leave",
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
    const dialog = make("dialog", { class: "keys", "aria-labelledby": "keys-title" },
      make("h2", { id: "keys-title" }, "Keys"), ...Object.entries(help).flatMap(listOfKeys),
      make("label", {}, box, " Letters are keys"), makeButton("Close", () => dialog.close()));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  }

  // MARK: The page

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
    addEventListener("resize", () => { if (presentation?.isOn) presentation.fit(); else makeScrollable(); });
  }

  document.addEventListener("DOMContentLoaded", prepare);
}

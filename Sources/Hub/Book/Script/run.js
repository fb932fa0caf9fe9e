// A run plays.

/** A run that plays: its picture grows and its lines of output appear when their time comes. */
class Run {
  static count = 0;

  constructor(figure) {
    this.figure = figure;
    this.svg = figure.querySelector(".picture svg");
    this.unit = Number(figure.dataset.unit) || 100;
    this.isReal = "real" in figure.dataset;
    // Its ruler has milliseconds, and nobody speaks of ticks.
    this.isInMilliseconds = "ms" in figure.dataset;
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
    const [left, tick] = sizesOf(svg);
    const width = Math.min(766, svg.getAttribute("width"));
    squeeze(svg, tick * (width - left) / (svg.getAttribute("width") - left), width);
    this.x = (position) => Number(svg.dataset.left) + (Math.min(position, Number(svg.dataset.length)) + 0.5) * Number(svg.dataset.tickWidth);
    const name = `drawn-${Run.count += 1}`;
    this.rows = new Rows(svg);
    // The cursor stands below the numbers of the ruler, and behind the marbles.
    svg.insertAdjacentHTML("afterbegin", `<clipPath id="${name}"><rect width="100%" height="${this.rows.height}"/></clipPath>`
      + `<path class="cursor" d="M0 28V${this.rows.end}M-5 23h10l-5 7z"/>`);
    [this.edge, this.cursor] = [svg.querySelector(`#${name} rect`), svg.querySelector(".cursor")];
    for (const element of all(".marbles-flow, [data-until]", svg)) element.setAttribute("clip-path", `url(#${name})`);
    // A sign of a subscription stands before its element: the line there begins in that tick, and not before.
    for (const { group } of this.rows.all) {
      const first = group.querySelector("[data-tick]:has(.marbles-solid)");
      const lines = first ? all(".marbles-flow", group) : [];
      this.moments.push(...lines.map((element) => ({ element, tick: Number(first.dataset.tick) })));
    }
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

  /** Plays, or stops at the tick whose time is shown. */
  toggle() { if (this.isPlaying) this.goTo(Math.floor(this.position)); else this.play(); }

  /** The tick of what comes last. */
  get last() { return Math.max(...this.moments.map((moment) => moment.tick)); }

  /** Plays from where it is; from its start if it has ended. With `before` it stops short of that tick: what comes next? */
  play(before) {
    if (this.position >= this.length) this.show(0);
    const until = before === undefined ? this.length : before - 1;
    // The last row of a room has to find what has come; a long run does not take all day. A real clock has its own pace.
    const pace = presentation?.isOn && !this.isReal ? Math.max(this.unit, Math.min(350, 12000 / this.length)) : this.unit;
    const tick = pace / this.speed;
    let last = performance.now();
    const next = (now) => {
      this.show(Math.min(until, this.position + (now - last) / tick));
      last = now;
      if (this.position < until) this.frame = requestAnimationFrame(next); else this.pause();
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

  /** Stops a tick on, or back. On a real clock, where little happens in most ticks, at the next moment, or the one before. */
  step(distance) {
    const tick = distance > 0 ? Math.floor(this.position) + 1 : Math.ceil(this.position) - 1;
    if (!this.isReal) return this.goTo(tick);
    const ticks = this.moments.flatMap((moment) => [moment.tick, Number(moment.element.dataset.until ?? moment.tick)]).sort((a, b) => a - b);
    this.goTo(distance > 0 ? ticks.find((other) => other >= tick) ?? this.length : ticks.findLast((other) => other <= tick) ?? 0);
  }

  /** The time that is shown: a picture ends before its length. */
  get time() {
    const tick = Math.floor(Math.min(this.position, this.length - 1));
    return (this.isReal || this.isInMilliseconds ? "" : `tick ${tick}, `) + `${tick * this.unit} ms`;
  }

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
    // A room that asks what comes next does not see how long the run is.
    for (const mark of this.svg ? all(":scope > [data-at]", this.svg) : []) mark.classList.toggle("is-ahead", Number(mark.dataset.at) > this.position);
    if (this.scrubber) [this.scrubber.value, this.clock.textContent] = [now, this.time];
    this.figure.dispatchEvent(new CustomEvent("moved"));
    if (hasEnded) this.figure.dispatchEvent(new CustomEvent("ran")); else this.#follow();
  }

  /** Scrolls a picture that is wider than its box, so that the cursor is seen. */
  #follow() {
    const box = this.svg?.parentElement;
    if (!box || box.scrollWidth <= box.clientWidth) return;
    box.scrollLeft = this.x(this.position) * this.svg.clientWidth / this.svg.viewBox.baseVal.width - box.clientWidth * 0.7;
  }

  /** Tells a screen reader the time. While the run plays it would not stop talking. */
  #tellTime() {
    if (!this.scrubber || this.isPlaying) return;
    const now = Math.floor(this.position);
    this.scrubber.value = now;
    this.scrubber.setAttribute("aria-valuetext", this.clock.textContent = this.time);
  }

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
      ArrowRight: () => this.step(1), ArrowLeft: () => this.step(-1),
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

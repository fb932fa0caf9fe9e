// A question hides its run, and the run its answer.

/** The answer of a question of the recap stands below it. */
const answerBelow = (ask) => ask.nextElementSibling?.matches(".answer") ? ask.nextElementSibling : null;

/** A question and what it hides: a step or its variant with its run and its answer, or a question of the recap with its answer. */
class Beats {
  constructor(element) {
    this.element = element;
    const find = (selector) => (element.matches(".ask") ? null : element.querySelector(`:scope > ${selector}`));
    const variant = find(".variant");
    this.variant = variant && new Beats(variant);
    this.ask = element.matches(".ask") ? element : find(".beat.question > .ask");
    this.parts = [
      { name: "run", element: find(".beat.run") },
      { name: "answer", element: find(".beat.answer") ?? answerBelow(element) },
    ].filter((part) => part.element);
    this.verdict = make("p", { class: "verdict", role: "status" });
    this.button = makeButton("", () => this.showNext(), { class: "reveal" });
    for (const option of this.options) option.addEventListener("click", () => this.choose(option));
    this.ask?.querySelector(".options")?.after(this.verdict);
    find(".beat.run")?.querySelector("figure").addEventListener("ran", () => this.judge());
    this.hide();
    // Without a question there is nothing to wait for.
    if (!this.ask && !element.matches(".variant")) this.showAll();
  }

  get options() { return this.ask ? all(".option", this.ask) : []; }

  get #index() { return this.parts.findIndex((part) => part.name === this.element.dataset.shown); }

  get next() { return this.parts[this.#index + 1]; }

  hide() {
    this.element.dataset.shown = "question";
    for (const option of this.options) option.setAttribute("aria-pressed", "false");
    if (this.ask) { delete this.ask.dataset.judged; delete this.ask.dataset.told; }
    this.verdict.textContent = "";
    this.#placeButton();
    this.variant?.hide();
  }

  showAll() {
    this.show(this.parts.at(-1)?.name);
    this.variant?.showAll();
  }

  /** Shows `part` and what comes before it. */
  show(part) {
    const index = this.parts.findIndex(({ name }) => name === part);
    if (index <= this.#index) return;
    this.element.dataset.shown = part;
    if (this.ask && part === "answer") this.ask.dataset.told = "";
    this.#placeButton();
    makeScrollable();
  }

  /** Shows the run, then the answer, as the reader asks for it: the run plays, and the reader is led there. */
  showNext({ movesFocus = true } = {}) {
    const part = this.next;
    if (!part) return void this.variant?.showNext({ movesFocus });
    this.show(part.name);
    runOf(part.element)?.playWhenSeen();
    if (!movesFocus) return;
    const target = part.element.querySelector("figure.run") ?? part.element;
    target.tabIndex = -1;
    target.focus();
  }

  /** The button stands at the end of what is shown. */
  #placeButton() {
    const last = this.parts[this.#index]?.element ?? this.ask ?? this.element.querySelector(".beat.question");
    last?.append(this.button);
    this.button.textContent = `Show the ${this.next?.name}`;
    this.button.hidden = !this.next;
  }

  choose(option) {
    if (presentation?.isOn) return presentation.vote(option.dataset.letter);
    option.setAttribute("aria-pressed", "true");
    this.chosen = option;
    if (this.element.dataset.shown === "question") this.showNext({ movesFocus: false });
    this.judge();
  }

  /** Says whether the choice was right, when the run has shown it. */
  judge() {
    const run = runOf(this.parts.find(({ name }) => name === "run")?.element);
    const isChosen = this.options.some((option) => option.getAttribute("aria-pressed") === "true");
    if (!isChosen || this.element.dataset.shown === "question" || run && run.position < run.length) return;
    this.ask.dataset.judged = "";
    const { letter, right } = this.chosen.dataset;
    this.verdict.textContent = `${letter} is ${right === undefined ? "not " : ""}right.`;
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
  const isHidden = steps.some((step) => step.next ?? step.variant?.next);
  for (const step of steps) if (isHidden) step.showAll(); else step.hide();
  for (const run of runs.values()) run.goTo(run.length);
  all(".tools .all").forEach((button) => { button.textContent = isHidden ? "Hide answers" : "Show all"; });
}

/** A link may lead to what is hidden. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  const step = steps.find(({ element }) => element.contains(target));
  if (step?.variant?.element.contains(target)) step.show("answer");
  for (const beats of [step, step?.variant]) {
    const part = beats?.parts.find(({ element }) => element.contains(target));
    if (part) beats.show(part.name);
  }
  if (step) target.scrollIntoView();
}

/** A hint stays hidden until the one before was opened. */
function prepareHints() {
  for (const hint of all("details.hint")) hint.addEventListener("toggle", () => hint.classList.add("was-open"));
}

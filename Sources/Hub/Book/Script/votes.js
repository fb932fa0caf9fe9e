// The hands of the room.

/** The votes for the options of each question. */
class Votes {
  /** The letters that were given, in their order, by the question. */
  #given = new Map();

  /** Returns whether the question has that option. */
  add(ask, letter) {
    if (!ask?.querySelector(`[data-letter="${letter}"]`)) return false;
    this.#given.set(ask, [...(this.#given.get(ask) ?? []), letter]);
    return true;
  }

  undo(ask) { this.#given.get(ask)?.pop(); }

  /** The number of hands for each option of a question. */
  tally(ask) {
    const given = this.#given.get(ask) ?? [];
    return all(".option", ask).map((option) => {
      const { letter } = option.dataset;
      return { option, letter, count: given.filter((other) => other === letter).length };
    });
  }

  /** Writes the numbers beside their options. */
  draw(tally, lesson) {
    for (const old of all(".votes", lesson)) old.remove();
    const most = Math.max(...tally.map(({ count }) => count));
    if (most <= 0) return;
    for (const { option, count } of tally) {
      const unit = make("span", { class: "spoken" }, count === 1 ? " vote" : " votes");
      option.append(make("span", { class: "votes", style: `--share: ${count / most}` }, `${count}`, unit));
    }
  }

  /** All of them as text, by the number of the question on the page. */
  get kept() { return all(".ask").map((ask) => (this.#given.get(ask) ?? []).join("")); }

  set kept(letters) {
    all(".ask").forEach((ask, index) => this.#given.set(ask, [...(letters[index] ?? "")]));
  }
}

// The hands of the room.

/** The votes for the options of each question: one, and a second one after the room has talked. */
class Votes {
  /** By the question, one text a vote: the letters in the order of the hands, with a space before those of one entry. */
  #cast = new Map();

  #of(ask) { return this.#cast.get(ask) ?? [""]; }

  add(ask, letter, hands = 1) {
    const cast = this.#of(ask);
    if (hands) this.#cast.set(ask, cast.with(-1, `${cast.at(-1)} ${letter.repeat(hands)}`));
  }

  /** Takes the last entry away. A second vote without a hand has not begun. */
  undo(ask) {
    const cast = this.#of(ask);
    const isEmpty = cast.length > 1 && !cast.at(-1);
    this.#cast.set(ask, isEmpty ? cast.slice(0, -1) : cast.with(-1, cast.at(-1).replace(/ \w*$/, "")));
  }

  /** Begins the second vote. Returns why not, where that cannot be. */
  again(ask) {
    const cast = this.#of(ask);
    if (cast.length > 1) return "The second vote runs.";
    if (!cast[0]) return "The first vote has no hand yet.";
    this.#cast.set(ask, [...cast, ""]);
    return undefined;
  }

  /** What the room may see of a vote: that it runs, and how many hands there were. */
  running(ask) {
    const cast = this.#of(ask);
    if (!cast[0]) return "";
    const count = cast.at(-1).replaceAll(" ", "").length;
    return `${cast.length > 1 ? "the second vote" : "a vote"} runs · ${count} ${count === 1 ? "hand" : "hands"}`;
  }

  /** The hands for an option, one number a vote: `7 → 12`. Nothing for a vote without a hand. */
  counts(ask, letter) {
    const cast = this.#of(ask);
    return cast.filter(Boolean).map((hands) => hands.split(letter).length - 1).join(" → ");
  }

  /** Writes the numbers beside the options of `ask`; without it, away from all. */
  draw(ask, lesson) {
    for (const old of all(".votes", lesson)) old.remove();
    for (const option of ask ? all(".option", ask) : []) {
      const count = this.counts(ask, option.dataset.letter);
      if (count) option.append(make("span", { class: "votes" }, count));
    }
  }

  /** The numbers in one line, for a screen that has not all options. */
  line(ask) {
    const counts = all(".option", ask).map(({ dataset }) => `${dataset.letter} ${this.counts(ask, dataset.letter)}`);
    return this.#of(ask)[0] ? counts.join(" · ") : "";
  }

  /** All of them as text, by the number of the question on the page. */
  get kept() { return all(".ask").map((ask) => this.#of(ask)); }

  set kept(casts) { all(".ask").forEach((ask, index) => this.#cast.set(ask, casts[index] ?? [""])); }
}

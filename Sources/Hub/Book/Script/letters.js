// The size of the letters on a screen.

/** The layout and the largest letters with which all of a screen is seen at once. */
class Letters {
  constructor(lesson) { this.lesson = lesson; }

  /** `keepsCode`: a run is shown beside its code, unless the letters would be too small. */
  fit({ keepsCode }) {
    const [least, most] = [Math.max(15, innerHeight / 50), innerHeight / 19];
    const fitted = ["two", "side", "one"].map((layout) => {
      const size = this.#largest(layout, least, most);
      return { layout, size, score: this.#legibility(size) };
    });
    const better = (best, other) => (other.score > best.score * 1.05 ? other : best);
    // In one column a run has no place for its code.
    const withCode = fitted.filter(({ layout }) => layout !== "one").reduce(better);
    const best = keepsCode && withCode.score >= innerHeight / 42 ? withCode : fitted.reduce(better);
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
}

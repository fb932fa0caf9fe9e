// What is too high for a screen is parted: a picture between its rows, code between its lines. What is too wide is squeezed.

/** A picture that is wider than a screen gets narrower ticks. Its marks and its letters keep their size. */
function squeeze(svg, widest = 766) {
  const [left, tick, width] = [svg.dataset.left, svg.dataset.tickWidth, svg.getAttribute("width")].map(Number);
  const factor = (widest - left) / (width - left);
  if (factor >= 1) return;
  const drawn = Number(svg.dataset.drawn ??= tick);
  const moved = (x) => (x < left ? x : left + (x - left) * factor);
  for (const line of all(":is(:scope, .row) > path", svg)) line.setAttribute("d", line.getAttribute("d").replace(/(?<=[MH])\d+/g, moved));
  for (const part of all(":is(:scope, .row) > text, [data-until] > *", svg)) part.setAttribute("x", moved(Number(part.getAttribute("x"))));
  for (const span of all("[data-until] > rect", svg)) span.setAttribute("width", span.getAttribute("width") * factor);
  for (const mark of all("[data-tick]:not([data-until])", svg)) {
    mark.setAttribute("transform", `translate(${(Number(mark.dataset.tick) + 0.5) * (tick * factor - drawn)})`);
  }
  svg.dataset.tickWidth = tick * factor;
  svg.setAttribute("width", widest);
  svg.setAttribute("viewBox", `0 0 ${widest} ${svg.getAttribute("height")}`);
}

/** Presented, a picture leaves room beside it for its options, or for its lines of output, if its marbles do not touch then. */
function makeRoom({ svg, figure }) {
  if (!svg || svg.style.getPropertyValue("--width")) return;
  const [left, tick, length] = [svg.dataset.left, svg.dataset.tickWidth, svg.dataset.length].map(Number);
  // What its signs mean does not stand below it.
  const width = Math.min(svg.getAttribute("width"), left + length * tick + 29);
  svg.setAttribute("width", width);
  const longest = Math.max(0, ...all(".output code", figure).map(({ textContent }) => textContent.length));
  const isWide = (widest) => (widest - left) / (width - left) * tick > Math.max(25, tick * 0.73);
  squeeze(svg, [446, 500, ...longest ? [640 - longest * 9] : []].find(isWide));
  svg.style.setProperty("--width", svg.getAttribute("width"));
}

/** The rows of a picture, each as a group that can be moved. Its name stands at the left edge, as does that of the ruler. */
class Rows {
  constructor(svg) {
    [this.svg, this.height] = [svg, svg.getAttribute("height")];
    svg.dataset.height = this.height;
    this.all = [];
    for (const element of all(":scope > :not(.marbles-key)", svg)) {
      const y = Number(element.matches("text[x='12']") && element.getAttribute("y"));
      if (y > 20) this.all.push({ top: y - 24, group: document.createElementNS(svg.namespaceURI, "g") });
      const row = this.all.at(-1);
      if (!row) continue;
      if (y) element.replaceWith(row.group);
      row.group.append(element);
    }
    this.end = Number(this.height) - (svg.querySelector(".marbles-key") ? 42 : 4);
    this.all.forEach((row, index) => {
      row.height = (this.all[index + 1]?.top ?? this.end) - row.top;
      row.group.classList.add("row");
    });
  }

  /** Only the rows that are on the screen, close together. */
  close() {
    let top = this.all[0]?.top ?? 0;
    for (const row of this.all.filter(({ group }) => group.matches(".on"))) {
      row.group.setAttribute("transform", `translate(0 ${top - row.top})`);
      top += row.height - 10;
    }
    Rows.#crop(this.svg, top + 4);
  }

  static #crop(svg, height) {
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${height}`);
    svg.setAttribute("height", height);
  }

  /** All of them, where they were. A copy of the picture has the same attributes. */
  static open(svg) {
    for (const row of all(".row", svg)) row.removeAttribute("transform");
    Rows.#crop(svg, svg.dataset.height);
  }
}

/** The lines of code, each as an element. A word of several lines is one word in each. */
function linesOf(code) {
  const box = code.querySelector("code");
  if (!box.querySelector(".line")) {
    let word = "";
    box.innerHTML = box.innerHTML.split(/(?<=\n)/).map((text) => {
      const line = word + text;
      word = line.match(/<span[^>]*>(?=[^<]*$)/)?.[0] ?? "";
      return `<span class="line">${line}${word && "</span>"}</span>`;
    }).join("");
  }
  return children(box);
}

// What is too high for a screen is parted: a picture between its rows, code between its lines. What is too wide is squeezed.

const sizesOf = (svg) => ["left", "tickWidth", "length"].map((name) => Number(svg.dataset[name]));

/** A picture gets narrower ticks. Its marks and its letters keep their size. */
function squeeze(svg, narrow, width) {
  const [left, tick] = sizesOf(svg);
  const drawn = Number(svg.dataset.drawn ??= tick);
  const moved = (x) => (x < left ? x : left + (x - left) * narrow / tick);
  for (const line of all(":is(:scope, .row) > path:not(.marbles-thin)", svg)) {
    // The tip of an arrow stays at the end of its line.
    const tip = line.getAttribute("d").includes("l7") ? 7 : 0;
    line.setAttribute("d", line.getAttribute("d").replace(/(?<=[MH])[\d.]+/g, (x) => moved(Number(x) + tip) - tip));
  }
  for (const part of all("[data-until] > *", svg)) part.setAttribute("x", moved(Number(part.getAttribute("x"))));
  for (const span of all("[data-until] > rect", svg)) span.setAttribute("width", span.getAttribute("width") * narrow / tick);
  for (const mark of all("[data-tick]:not([data-until])", svg)) {
    mark.setAttribute("transform", `translate(${(Number(mark.dataset.tick) + 0.5) * (narrow - drawn)})`);
  }
  svg.dataset.tickWidth = narrow;
  svg.setAttribute("width", width);
  // Its letters have 15 points, and on a narrow screen 11.
  svg.style.setProperty("--least", `${Math.ceil(width * 11 / 15)}px`);
  svg.setAttribute("viewBox", `0 0 ${width} ${svg.getAttribute("height")}`);
  number(svg);
}

/** Each tick has a mark; each, or each fifth, or tenth, has its number. */
function number(svg) {
  const [left, tick, length] = sizesOf(svg);
  const old = all(":scope > text[y='20'][text-anchor], :scope > .marbles-thin", svg);
  const unit = svg.closest("figure[data-ms]")?.dataset.unit ?? 1;
  const textOf = (index) => String(index * unit);
  const step = [1, 5, 10, 50, 100, 500].find((step) => step * tick >= textOf(length - 1).length * 9 + 8) ?? 1000;
  const marks = Array.from({ length: Math.ceil(length) }, (_, index) => {
    const [x, isNumbered] = [left + (index + 0.5) * tick, index % step === 0];
    return (isNumbered ? `<text class="marbles-text" data-at="${index}" x="${x}" y="20" font-size="15" text-anchor="middle">${textOf(index)}</text>` : "")
      + (isNumbered || tick > 6 ? `<path class="marbles-thin" data-at="${index}" d="M${x} 24v${isNumbered ? 7 : 4}"/>` : "");
  });
  old[0]?.insertAdjacentHTML("beforebegin", marks.join(""));
  for (const element of old) element.remove();
}

/** The marks of a row, each with its tick and how far it reaches to both sides of the middle of that. */
function marksOf(row, svg) {
  const [left, tick] = sizesOf(svg);
  return all("[data-tick]:not([data-until])", row).map((mark) => {
    const middle = left + (Number(mark.dataset.tick) + 0.5) * (svg.dataset.drawn ?? tick);
    const ends = all(":scope > :not(text)", mark).flatMap((part) => {
      const [x, width, centre, radius] = ["x", "width", "cx", "r"].map((name) => Number(part.getAttribute(name)));
      if (part.matches("path")) {
        // A cross begins at its corner.
        const [, size = 0] = part.getAttribute("d").match(/l(\d+) \1m/) ?? [];
        return [-1, 1].map((side) => parseFloat(part.getAttribute("d").slice(1)) + size / 2 + side * Math.max(8, size / 2 + 2) - middle);
      }
      return [part.matches("rect") ? x : centre - radius, part.matches("rect") ? x + width : centre + radius].map((end) => end - middle);
    });
    return { tick: Number(mark.dataset.tick), before: Math.min(...ends), after: Math.max(...ends) };
  });
}

/** Presented, a picture leaves room beside it for its options, or for its lines of output, if its marks do not touch then. */
function makeRoom({ svg, figure, rows }) {
  if (!svg || svg.style.getPropertyValue("--width")) return;
  const [left, tick, length] = sizesOf(svg);
  const marks = rows.all.map(({ group }) => marksOf(group, svg));
  const needed = marks.flatMap((row) => row.slice(1).map((mark, index) => (row[index].after - mark.before + 1) / (mark.tick - row[index].tick)));
  const worked = all("[data-until]", svg).map((span) => (span.textContent.length * 9 + 8) / (span.dataset.until - span.dataset.tick));
  const least = Math.max(12, ...needed, ...worked);
  // What its signs mean does not stand below it, and its last mark is whole.
  const widthAt = (tick) => Math.max(left + length * tick + 22, ...marks.flat().map((mark) => left + (mark.tick + 0.5) * tick + mark.after + 4));
  const lines = all(".output code", figure).flatMap((code) => code.textContent.replaceAll(" (disabled)", "").split("\n").map(({ length }) => length));
  const rooms = [446, 500, ...lines.length ? [655 - Math.max(...lines) * 9] : []].sort((a, b) => a - b);
  const ticks = [...rooms, 766].map((room) => {
    let narrow = tick;
    while (narrow > 8 && widthAt(narrow) > room) narrow -= 0.25;
    return narrow;
  });
  const narrow = ticks.find((narrow) => narrow >= Math.min(least, ticks.at(-1)));
  squeeze(svg, narrow, widthAt(narrow));
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

  /** Only the rows that are on the screen, so far apart: 9 less than in the book are close together. */
  close(apart = -9) {
    let top = this.all[0]?.top ?? 0;
    for (const row of this.all.filter(({ group }) => group.matches(".on"))) {
      row.group.setAttribute("transform", `translate(0 ${top - row.top})`);
      top += row.height + apart;
    }
    Rows.#crop(this.svg, 5, top - apart);
  }

  static #crop(svg, top, height) {
    svg.setAttribute("viewBox", `0 ${top} ${svg.getAttribute("width")} ${height}`);
    svg.setAttribute("height", height);
  }

  /** All of them, where they were. A copy of the picture has the same attributes. */
  static open(svg) {
    for (const row of all(".row", svg)) row.removeAttribute("transform");
    Rows.#crop(svg, 0, svg.dataset.height);
  }
}

/** The lines of code, each as an element: one that is too long goes on below its own beginning. */
function linesOf(code) {
  const box = code.querySelector("code");
  if (!box.querySelector(".line")) {
    const lines = box.innerHTML.split(/(?<=\n(?:<\/(?:ins|del)>)?)(?!<\/)/).map((html) => {
      const line = make("span", { class: "line" });
      line.innerHTML = html;
      line.style.setProperty("--indent", `${line.textContent.match(/^ */)[0].length + 4}ch`);
      return line;
    });
    box.replaceChildren(...lines);
  }
  return all(".line", box);
}

/** The parts of code, each as an element: a declaration, a statement, or a part of one that would fill a screen. */
function partsOf(code) {
  const box = code.querySelector("code");
  const parts = [];
  const add = (lines, indent) => {
    let isOpen = false;
    // The members of a type stand together up to an empty line.
    const isSpaced = indent > 0 && lines.some(({ textContent }) => !textContent.trim());
    for (const line of lines) {
      const text = line.textContent;
      const begins = !isOpen && new RegExp(`^ {0,${indent}}[^ \\n}\\])]`).test(text);
      if (begins || !parts.length) parts.push([]);
      parts.at(-1).push(line);
      // A comment, an attribute or the head of a declaration stands with what follows it.
      isOpen = isSpaced ? Boolean(text.trim()) : /^ *(\/\/|@\w+\n)/.test(text) || indent > 0 && /^ {0,3}[^ ].*\{$/.test(text.trimEnd());
    }
  };
  if (!box.querySelector(".part")) {
    const lines = linesOf(code);
    add(lines, 0);
    const wide = parts.splice(0);
    for (const part of wide) if (part.length > 20) add(part, 4); else parts.push(part);
    box.append(...parts.map((lines) => make("span", { class: "part" }, ...lines)));
  }
  return children(box);
}

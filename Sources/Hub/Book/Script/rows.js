// What is too high for a screen is parted: a picture between its rows, code between its lines.

/** The rows of a picture, each as a group that can be moved. The name of a row stands at its left edge, as does that of the ruler. */
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
      top += row.height - 6;
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

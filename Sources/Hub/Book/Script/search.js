// The search over the whole book. What stands where is in a file beside the pages, which is read when somebody searches.

/** The lines of that file. */
let searchIndex;

function addSearch() {
  const path = document.querySelector("nav.path");
  // Pages for paper alone have no book behind them.
  if (!path?.querySelector("[href='index.html']")) return;
  const field = make("input", { type: "search", placeholder: "Search", "aria-label": "Search the book" });
  const list = make("ul", { role: "status" });
  const load = () => {
    const script = make("script", { src: "search.js" });
    script.addEventListener("load", () => { searchIndex = window.searchIndex.trim().split("\n"); show(); });
    document.head.append(script);
  };
  const show = () => {
    const places = searchIndex ? found(field.value) : [];
    const entries = places.slice(0, 12).map(entry);
    if (places.length > 12) entries.push(make("li", { class: "quiet" }, `And ${places.length - 12} more. Another word, or more letters, and it is fewer.`));
    list.replaceChildren(...entries.length || !searchIndex || !field.value.trim() ? entries : [make("li", {}, "Nothing found.")]);
  };
  field.addEventListener("focus", load, { once: true });
  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") list.querySelector("a")?.click();
    if (event.key === "Escape") { field.value = ""; show(); field.blur(); }
  });
  path.insertBefore(make("div", { class: "search" }, field, list), path.querySelector(".tools"));
}

/** The places that have all words of `query`, or words that begin with them, the best first. A heading counts most, then the words
 * that a place explains, its page, and its text; a whole word counts more than a beginning. */
function found(query) {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.length) return [];
  const patterns = words.map((word) => ["(?![\\p{L}\\p{N}])", ""].map((end) => new RegExp(`[^\\p{L}\\p{N}]${word}${end}`, "u")));
  const weight = (line) => {
    const [, page, title, terms, text] = line.split("\t");
    const places = [title, terms, page, text].map((words) => ` ${words.toLowerCase()} `);
    return patterns.reduce((sum, pattern) => {
      if (!sum) return 0;
      const [whole, begins] = pattern.map((form) => places.findIndex((words) => form.test(words)));
      return begins < 0 ? 0 : sum + 4 - (whole < 0 ? begins + 0.5 : whole);
    }, 1);
  };
  return searchIndex.map((line) => ({ line, weight: weight(line) })).filter((place) => place.weight)
    .sort((a, b) => b.weight - a.weight);
}

function entry({ line }) {
  const [address, page, title] = line.split("\t");
  return make("li", {}, make("a", { href: address }, title), " ", make("span", { class: "quiet" }, title === page ? "" : page));
}

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
    const entries = (searchIndex ? found(field.value) : []).map(entry);
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

/** The places that have all words of `query`, or words that begin with them. A heading counts more than its page, and that more
 * than a text. */
function found(query) {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.length) return [];
  const weight = (line) => {
    const [, page, title, text] = line.split("\t");
    const places = [title, page, text].map((words) => ` ${words.toLowerCase()}`);
    return words.reduce((sum, word) => {
      if (!sum) return 0;
      const begins = new RegExp(`[^\\p{L}\\p{N}]${word}`, "u");
      const place = places.findIndex((words) => begins.test(words));
      return place < 0 ? 0 : sum + 3 - place;
    }, 1);
  };
  return searchIndex.map((line) => ({ line, weight: weight(line) })).filter((place) => place.weight)
    .sort((a, b) => b.weight - a.weight).slice(0, 12);
}

function entry({ line }) {
  const [address, page, title] = line.split("\t");
  return make("li", {}, make("a", { href: address }, title), " ", make("span", { class: "quiet" }, title === page ? "" : page));
}

// Elements are found and made; what the reader has chosen is kept.

const root = document.documentElement;
// At once, not when the page has loaded: what is hidden is never seen, not even for a moment.
root.classList.replace("no-js", "js");

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** An element with its attributes and what stands in it. */
function make(name, attributes = {}, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}

function makeButton(title, action, attributes = {}) {
  const button = make("button", { type: "button", ...attributes }, title);
  button.addEventListener("click", action);
  return button;
}

/** What the reader has chosen for all pages. A browser may refuse to store anything for files. */
const settings = {
  get(name) {
    try { return localStorage.getItem(`workbook-${name}`); } catch { return null; }
  },
  set(name, value) {
    try { localStorage.setItem(`workbook-${name}`, value); } catch { /* It lasts as long as the page. */ }
  },
};

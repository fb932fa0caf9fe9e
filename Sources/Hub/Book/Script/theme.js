// Dark or light.

const theme = {
  restore() { const stored = settings.get("theme"); if (stored) root.dataset.theme = stored; },
  get isDark() {
    return root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  },
  change() {
    root.dataset.theme = theme.isDark ? "light" : "dark";
    settings.set("theme", root.dataset.theme);
    speaker?.draw();
  },
};
theme.restore();

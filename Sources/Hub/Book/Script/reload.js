// A reload keeps the presentation: the screen, the clock, the votes and the speaker's window.

const reload = {
  get name() { return `workbook-presented-${location.pathname}`; },

  /** A browser may refuse to store anything for files: then a reload shows the page from its start. */
  save() {
    try {
      if (!presentation?.isOn) return sessionStorage.removeItem(this.name);
      const kept = { ...presentation.kept, hasSpeaker: speaker?.isOpen ?? false };
      sessionStorage.setItem(this.name, JSON.stringify(kept));
    } catch { /* Nothing is kept. */ }
  },

  restore() {
    const [visit] = performance.getEntriesByType("navigation");
    if (!presentation || visit?.type !== "reload") return;
    let kept;
    try { kept = JSON.parse(sessionStorage.getItem(this.name)); } catch { return; }
    if (!kept) return;
    presentation.resume(kept);
    // The window is found by its name. If it was closed meanwhile, the browser may refuse a new one: s opens it.
    if (kept.hasSpeaker) openSpeaker({ isAsked: false });
  },
};

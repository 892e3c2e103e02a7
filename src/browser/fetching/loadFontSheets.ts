/** Loads font style sheets after the first paint, in order. A sheet that could not be loaded is skipped. */
export function loadFontSheets(sheets: readonly string[]): void {
  for (const href of sheets) {
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
}

/** Marks, in the list of contents, the heading that is being read. Works on whatever page the frame shows. */
export function startScrollSpy(): void {
  let waiting = false;
  const mark = () => {
    waiting = false;
    const toc = document.getElementById('toc');
    if (!toc) return;
    let current: Element | undefined;
    for (const heading of document.querySelectorAll('#main-content :is(h2, h3)[id]')) {
      if (heading.getBoundingClientRect().top > 120) break;
      current = heading;
    }
    const hash = current ? `#${current.id}` : '';
    for (const link of toc.querySelectorAll('a')) {
      const target = link.getAttribute('href') ?? '';
      if (hash !== '' && (target === hash || decode(target) === hash))
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  window.addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

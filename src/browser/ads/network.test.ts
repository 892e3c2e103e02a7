/** @jest-environment jsdom */

import { findPlacement } from './placement';
import { firePixels } from './feed';
import { loadScript } from './networkScript';
import { whenLeft } from './readerPresence';

const BACKERS = 'https://docs.example/backers';

function createHost(html = ''): HTMLElement {
  document.body.innerHTML = `<div id="host">${html}</div>`;
  return document.getElementById('host') as HTMLElement;
}

describe('findPlacement', () => {
  const AD = '<div id="net"><a href="https://a.example/">ad</a></div>';
  it.each([
    ['', 'nothing'],
    ['<div id="other"></div>', 'nothing'],
    [AD, 'placement'],
    ['<div id="net"></div>', 'nothing'],
    ['<div id="net">An ad will be here<p></p></div>', 'nothing'],
    ['<div id="net"><img alt="ad"></div>', 'placement'],
    ['<div id="net"><iframe></iframe></div>', 'placement'],
    ['<a id="net" href="https://a.example/">ad</a>', 'placement'],
    [`<a id="net" href="${BACKERS}">ad</a>`, 'placeholder'],
    [`<div id="net"></div>${AD}`, 'placement'],
    [`<div id="net"><a href="${BACKERS}?x">ad</a><a href="https://a.example/">x</a></div>`, 'placeholder'],
    [`<div id="net"><a href="https://a.example/">x</a><a href="${BACKERS}">ad</a></div>`, 'placement'],
    [`<div style="display:none">${AD}</div>`, 'nothing'],
    ['<div id="net" style="display:none"><a href="/">ad</a></div>', 'nothing'],
    ['<div id="net" style="visibility:hidden"><a href="/">ad</a></div>', 'nothing'],
    ['<div id="net" style="opacity:0"><a href="/">ad</a></div>', 'nothing'],
  ])('finds in %s: %s', (html, finding) => {
    expect(findPlacement(createHost(html), '#net', BACKERS)).toBe(finding);
  });

  it('finds a placement in a host that is not shown yet', () => {
    const host = createHost(AD);
    host.style.opacity = '0';
    expect(findPlacement(host, '#net', BACKERS)).toBe('placement');
  });

  it('keeps one of several placements', () => {
    const host = createHost(
      '<div class="net">1<img></div><div class="net">2<p class="net"><img></p></div><div class="net">3<img></div>',
    );
    expect(findPlacement(host, '.net', undefined)).toBe('placement');
    expect(host.textContent).toBe('1');
  });

  it('makes the links of the placement open in a new tab, like those of other ads', () => {
    const host = createHost('<div id="net"><a href="/a" target="_top">a</a><a href="/b">b</a></div>');
    findPlacement(host, '#net', undefined);
    const changes = new MutationObserver(() => undefined);
    changes.observe(host, { attributes: true, subtree: true });
    findPlacement(host, '#net', undefined);
    expect(changes.takeRecords()).toEqual([]);
    expect([...host.querySelectorAll('a')].map(({ target, rel }) => `${target} ${rel}`)).toEqual([
      '_blank sponsored noopener',
      '_blank sponsored noopener',
    ]);
  });

  it('finds nothing with an invalid selector', () => {
    expect(findPlacement(createHost(AD), '##', BACKERS)).toBe('nothing');
  });
});

describe('loadScript', () => {
  const SRC = 'https://net.example/ad.js';

  it('inserts one script; when the view ends, it can write only outside of the page', () => {
    const host = createHost();
    const end = new AbortController();
    loadScript(SRC, host, end.signal);
    const script = host.querySelector('script');
    expect([script?.src, script?.async]).toEqual([SRC, true]);
    end.abort();
    expect([host.innerHTML, script?.isConnected]).toEqual(['', false]);
    expect(script?.parentNode).not.toBeNull();
  });
});

describe('firePixels', () => {
  it('loads hidden images, once, and cancels them when the view ends', () => {
    const host = createHost();
    const end = new AbortController();
    firePixels(['https://p.example/1', 'https://p.example/2'], host, end.signal);
    const pixels = [...host.querySelectorAll('img')];
    expect(pixels.map(({ src, alt, hidden }) => [src, alt, hidden])).toEqual([
      ['https://p.example/1', '', true],
      ['https://p.example/2', '', true],
    ]);
    end.abort();
    expect([host.innerHTML, pixels[0]?.hasAttribute('src')]).toEqual(['', false]);
  });
});

describe('whenLeft', () => {
  it.each(['pagehide', 'offline', 'beforeprint'])('ends at %s', (event) => {
    const signal = whenLeft(new AbortController().signal);
    expect(signal.aborted).toBe(false);
    window.dispatchEvent(new Event(event));
    expect(signal.aborted).toBe(true);
  });

  it('ends when the tab is hidden, and not when it is shown', () => {
    const signal = whenLeft(new AbortController().signal);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(signal.aborted).toBe(false);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(signal.aborted).toBe(true);
  });

  it('ends when the view ends', () => {
    const end = new AbortController();
    const signal = whenLeft(end.signal);
    end.abort();
    expect(signal.aborted).toBe(true);
  });
});

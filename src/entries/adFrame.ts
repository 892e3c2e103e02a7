import { findIn, findPlacement } from '../browser/ads/placement';
import { FRAME_BEGINS } from '../model/ads/placement';

/**
 * The program of the ad frame (isolated mode): runs the network's script in a document without origin, and tells the
 * page around it where the placement leads and what it says. It takes its settings from its own document, never from
 * outside, and does nothing unless the sandbox is there: opened by itself, the document would have the site's origin.
 */

interface FrameSettings {
  readonly scriptUrl: string;
  readonly placementSelector: string;
}

/** The page takes a frame out that says more than this many times over. */
const MOST_REPORTS = 10;

function start(host: HTMLElement, { scriptUrl, placementSelector }: FrameSettings): void {
  let told = '';
  let reports = 0;
  const tell = (placement: Element) => {
    const link = findIn<HTMLAnchorElement>(placement, 'a[href]')?.href ?? '';
    const text = (placement.textContent?.trim() || findIn<HTMLImageElement>(placement, 'img')?.alt) ?? '';
    if (told === link + text) return;
    told = link + text;
    reports += 1;
    // Nothing in it is secret, and a document without origin can't know the origin of the page.
    window.parent.postMessage({ placement: { link, text: text.slice(0, 1000) } }, '*');
  };
  const report = () => {
    if (reports < MOST_REPORTS) findPlacement(host, placementSelector, undefined, tell);
  };
  new MutationObserver(report).observe(host, { childList: true, subtree: true, attributes: true });
  // Before the script runs, which may load the document anew at once: such a document has no load event.
  window.parent.postMessage(FRAME_BEGINS, '*');
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  host.append(script);
}

const host = document.getElementById('host');
const settings = document.getElementById('settings')?.textContent;
if (host && settings && window.origin === 'null' && window.parent !== window) {
  start(host, JSON.parse(settings) as FrameSettings);
}

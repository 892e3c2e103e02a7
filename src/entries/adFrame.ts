import { findIn, findPlacement } from '../browser/ads/placement';
import { FRAME_BEGINS } from '../model/ads/placement';

/**
 * The program of the ad frame (isolated mode): runs the network's script in a document with an opaque origin,
 * and reports the link and text of the placement to the parent page. It reads its settings only from its own
 * document, and does nothing without the sandbox: if opened directly, the document would have the site's
 * origin.
 */

interface FrameSettings {
  readonly scriptUrl: string;
  readonly placementSelector: string;
}

/** The page removes a frame that sends several times more messages than this. */
const MAX_REPORTS = 10;

function start(host: HTMLElement, { scriptUrl, placementSelector }: FrameSettings): void {
  let reported = '';
  let reports = 0;
  const send = (placement: Element) => {
    const link = findIn<HTMLAnchorElement>(placement, 'a[href]')?.href ?? '';
    const text = (placement.textContent?.trim() || findIn<HTMLImageElement>(placement, 'img')?.alt) ?? '';
    if (reported === link + text) return;
    reported = link + text;
    reports += 1;
    // The message has no secrets, and a document with an opaque origin cannot know the origin of the page.
    window.parent.postMessage({ placement: { link, text: text.slice(0, 1000) } }, '*');
  };
  const report = () => {
    if (reports < MAX_REPORTS) findPlacement(host, placementSelector, undefined, send);
  };
  new MutationObserver(report).observe(host, { childList: true, subtree: true, attributes: true });
  // Send this before the script runs: the script may reload the document at once, and then there is no load
  // event.
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

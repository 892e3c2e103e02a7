import type { Analytics } from '../../model/analytics/services';

/** What the tag's script looks for in the window. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...words: unknown[]) => void;
  [disable: `ga-disable-${string}`]: boolean;
}

/**
 * Brings the global tag function into the window and loads its script, once. The tag is told a clean address, and not
 * to count by itself: by itself it would send queries, fragments and the page before. Where the window lets it not be
 * brought there, nothing is counted, and nothing else suffers.
 */
export function loadTag(analytics: Analytics): void {
  try {
    bringTag(analytics);
  } catch {
    // Another program has put something of its own in its place.
  }
}

function bringTag({ measurementId, scriptUrl }: Analytics): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow[`ga-disable-${measurementId}`] = false;
  if (typeof tagWindow.gtag === 'function') return;
  const queue = (tagWindow.dataLayer ??= []);
  tagWindow.gtag = function gtag() {
    // The script wants the arguments object itself.
    queue.push(arguments);
  };
  tagWindow.gtag('js', new Date());
  tagWindow.gtag('config', measurementId, {
    send_page_view: false,
    page_location: window.location.origin,
    page_referrer: '',
    // By itself it takes the highest domain, whose cookies nobody here could delete by name alone.
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
}

/** Takes the tag function away, so that nothing more is sent; what its script has kept is dropped. */
export function unloadTag({ measurementId }: Analytics): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow[`ga-disable-${measurementId}`] = true;
  Reflect.deleteProperty(tagWindow, 'gtag');
  try {
    tagWindow.dataLayer?.splice(0);
  } catch {
    // No queue of the tag's.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=;path=/;max-age=0`;
  }
}

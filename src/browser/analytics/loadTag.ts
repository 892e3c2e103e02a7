import type { Analytics } from '../../model/analytics/services';

/** The globals that the tag's script uses. */
interface TagWindow {
  dataLayer?: unknown[];
  gtag?: (...words: unknown[]) => void;
  [disable: `ga-disable-${string}`]: boolean;
}

/**
 * Defines the global tag function and loads its script, once. The tag is configured with a clean address and
 * without automatic page views: by default it would send queries, fragments and the previous page. If the
 * globals cannot be defined, nothing is counted and nothing else fails.
 */
export function loadTag(analytics: Analytics): void {
  try {
    bringTag(analytics);
  } catch {
    // Another program has defined these globals.
  }
}

function bringTag({ measurementId, scriptUrl }: Analytics): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow[`ga-disable-${measurementId}`] = false;
  if (typeof tagWindow.gtag === 'function') return;
  const queue = (tagWindow.dataLayer ??= []);
  tagWindow.gtag = function gtag() {
    // The script requires the `arguments` object itself.
    queue.push(arguments);
  };
  tagWindow.gtag('js', new Date());
  tagWindow.gtag('config', measurementId, {
    send_page_view: false,
    page_location: window.location.origin,
    page_referrer: '',
    // By default it uses the highest domain, and such cookies could not be deleted by name alone.
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
}

/** Removes the tag function, so that nothing more is sent, and deletes the tag's cookies and queue. */
export function unloadTag({ measurementId }: Analytics): void {
  const tagWindow = window as unknown as TagWindow;
  tagWindow[`ga-disable-${measurementId}`] = true;
  Reflect.deleteProperty(tagWindow, 'gtag');
  try {
    tagWindow.dataLayer?.splice(0);
  } catch {
    // The queue is not the tag's.
  }
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? '';
    if (/^_ga(?:_|$)/.test(name)) document.cookie = `${name}=;path=/;max-age=0`;
  }
}

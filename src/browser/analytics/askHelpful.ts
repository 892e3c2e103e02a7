import type { Track } from '../../model/analytics/AnalyticsEvent';
import { translate } from '../../model/languages/translate';
import { announce } from '../announce';
import { loadTexts } from '../fetching/fetchOnce';
import { getCurrentPage } from '../navigation/currentPage';

const ANSWERS = [
  ['yes', 'helpfulYes'],
  ['no', 'helpfulNo'],
] as const;

/** Shows these before the link of the place, which is hidden; without them, the link is shown again. */
function show(place: HTMLElement, ...parts: readonly (string | Node)[]): void {
  const link = place.querySelector('a');
  if (!link) return;
  place.replaceChildren(...parts, link);
  link.hidden = parts.length > 0;
}

/** Asks whether the page was helpful, in the place that it has at its end, and reports the answer. */
async function ask(place: HTMLElement, track: Track, isOver: () => boolean): Promise<void> {
  const { pathname, textsHref } = getCurrentPage();
  const texts = await loadTexts(textsHref);
  if (isOver()) return;
  const buttons = ANSWERS.map(([value, key]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate(texts, key);
    button.addEventListener('click', () => {
      track({ name: 'page_helpful', pathname, value });
      const thanks = translate(texts, 'helpfulThanks');
      show(place, thanks);
      announce(thanks);
    });
    return button;
  });
  show(place, translate(texts, 'helpfulQuestion'), ...buttons);
}

/**
 * Asks at the end of a page of text whether it was helpful; a page whose texts could not be loaded asks nothing.
 * Returns a function that takes the question away.
 */
export function askHelpful(track: Track): () => void {
  const place = document.querySelector<HTMLElement>('[data-helpful]');
  if (!place) return () => undefined;
  let isOver = false;
  ask(place, track, () => isOver).catch(() => undefined);
  return () => {
    isOver = true;
    show(place);
  };
}

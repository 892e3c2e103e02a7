import type { Track } from '../../model/analytics/AnalyticsEvent';
import { translate } from '../../model/languages/translate';
import { announce } from '../announce';
import { loadTexts } from '../fetching/fetchOnce';
import { type CurrentPage, getCurrentPage, watchCurrentPage } from '../navigation/currentPage';

const ANSWERS = [
  ['yes', 'helpfulYes'],
  ['no', 'helpfulNo'],
] as const;

function findQuestion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-helpful]');
}

/** Shows these before the link of the place, which is hidden; without them, the link is shown again. */
function show(question: HTMLElement | null, ...parts: readonly (string | Node)[]): void {
  const link = question?.querySelector('a');
  if (!question || !link) return;
  // The link belongs to the framework, which must find it where it was.
  while (question.firstChild && question.firstChild !== link) question.firstChild.remove();
  link.before(...parts);
  link.hidden = parts.length > 0;
}

/** Asks whether a page was helpful, in the place that it has at its end, and reports the answer. */
async function ask(page: CurrentPage, track: Track, isOver: () => boolean): Promise<void> {
  show(findQuestion());
  const texts = { ...page.texts, ...(await loadTexts(page.textsHref)) };
  const question = findQuestion();
  if (!question || isOver() || getCurrentPage() !== page) return;
  const buttons = ANSWERS.map(([value, key]) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = translate(texts, key);
    button.addEventListener('click', () => {
      const { pathname, product } = page;
      track({ name: 'page_helpful', pathname, product, value });
      const thanks = translate(texts, 'helpfulThanks');
      show(question, thanks);
      announce(thanks);
    });
    return button;
  });
  show(question, translate(texts, 'helpfulQuestion'), ...buttons);
}

/**
 * Asks at the end of every page of text whether it was helpful; a page whose texts could not be loaded asks
 * nothing. Returns a function that takes the question away.
 */
export function askHelpful(track: Track): () => void {
  let isOver = false;
  const stop = watchCurrentPage((page) => {
    ask(page, track, () => isOver).catch(() => undefined);
  });
  return () => {
    isOver = true;
    stop();
    show(findQuestion());
  };
}

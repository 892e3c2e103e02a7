/** Offers the page in the reader's preferred language until dismissed, without blocking the page. */
import { CLOSE_PATH, drawIcon } from '../browser/drawIcon';
import { loadSheet } from '../browser/fetching/loadSheet';
import { leaveFocus } from '../browser/navigation/focus';
import { factText, readFacts } from '../browser/pageFacts';
import { readStored, writeStored } from '../browser/storage';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { pickOffer } from '../model/languages/Language';
import type { LanguageLink } from '../model/page/PageData';
import type { IslandPage } from '../model/page/PageFacts';

/** Set after the reader has dismissed the offer, or chosen the language of a page. */
const DISMISSED_KEY = 'language-offer-dismissed';

/** Returns whether the reader has come from this page in another language, whose menu leads here. */
function hasChosen({ languages, userLanguage }: IslandPage): boolean {
  return languages.some(
    ({ code, href }) => code !== userLanguage && document.referrer === window.location.origin + href,
  );
}

function findOffer({ languages, userLanguage }: IslandPage): LanguageLink | undefined {
  const available = languages.filter(({ isTranslated }) => isTranslated);
  const codes = available.map(({ code }) => code);
  const code = pickOffer(navigator.languages, codes, userLanguage);
  // The text of a page without a translation is in the default language already.
  if (code === defaultLanguage() && !codes.includes(userLanguage)) return undefined;
  return available.find((language) => language.code === code);
}

function drawOffer(offer: LanguageLink, userLanguage: string): HTMLElement {
  const box = document.createElement('aside');
  Object.assign(box, { className: 'language-offer-root', lang: offer.code, ariaLabel: offer.text });
  box.dataset.languageOffer = '';
  const link = document.createElement('a');
  Object.assign(link, { href: offer.href, dir: offer.direction, textContent: offer.offer });
  link.dataset.keepHash = '';
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: factText('dismiss'), lang: userLanguage });
  button.append(drawIcon(CLOSE_PATH, 18));
  button.addEventListener('click', () => {
    leaveFocus(button);
    box.remove();
    writeStored(DISMISSED_KEY, '1');
  });
  box.append(link, button);
  return box;
}

/** Shows the offer before the footer, if there is one. An address without a page has nothing to offer. */
export async function start(): Promise<void> {
  const { page } = readFacts();
  if (page.kind === 'notFound' || readStored(DISMISSED_KEY)) return;
  const offer = findOffer(page);
  if (!offer) return;
  if (hasChosen(page)) {
    writeStored(DISMISSED_KEY, '1');
    return;
  }
  // The document has no rules for it.
  await loadSheet();
  document.querySelector('.footer-root')?.before(drawOffer(offer, page.userLanguage));
}

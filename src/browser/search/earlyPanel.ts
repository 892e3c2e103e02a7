import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import { hitHref } from '../../model/search/DocSearchRecord';
import type { SearchManifest } from '../../model/search/SearchManifest';
import { type FoundLink, findPageLinks } from './pageLinks';
import { readRecent } from './recentHits';

interface Section {
  readonly title: string;
  readonly isRecent?: boolean;
  readonly links: readonly FoundLink[];
}

function drawList(links: readonly FoundLink[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'search-dialog-rows';
  for (const { href, text, owner } of links) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = href;
    const name = document.createElement('bdi');
    name.textContent = text;
    link.append(name);
    if (owner) {
      const place = document.createElement('small');
      place.textContent = owner;
      link.append(' ', place);
    }
    item.append(link);
    list.append(item);
  }
  return list;
}

function drawSection({ title, links, isRecent = false }: Section): HTMLElement {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = title;
  const list = drawList(links);
  list.classList.toggle('search-dialog-recent', isRecent);
  section.append(heading, list);
  return section;
}

/** Returns what the search begins with: pages that the reader opened from it, and the main pages of the product. */
function listStart(
  language: string,
  product: string,
  manifest: SearchManifest,
  texts: Translations,
): Section[] {
  const own = manifest.products.find(({ id }) => id === product);
  const recent = readRecent(language).map((hit) => ({
    href: hitHref(hit, language),
    text: hit.name,
    owner: hit.owner,
  }));
  return [
    { title: translate(texts, 'searchRecent'), links: recent, isRecent: true },
    { title: translate(texts, 'searchPopular', { name: own?.name ?? '' }), links: own?.links ?? [] },
  ].filter(({ links }) => links.length > 0);
}

/**
 * Fills an element below the provisional field until the search is there: with the pages that match what is typed, as far
 * as the document names them, or with what the search begins with.
 */
export function watchEarlyField(
  panel: HTMLElement,
  field: HTMLInputElement,
  { language, product }: { readonly language: string; readonly product: string },
  loading: Promise<readonly [SearchManifest, Translations]>,
): void {
  let start: readonly Section[] = [];
  const draw = () => {
    const links = findPageLinks(field.value);
    panel.replaceChildren(...(links.length > 0 ? [drawList(links)] : start.map(drawSection)));
  };
  field.addEventListener('input', draw);
  draw();
  loading.then(
    ([manifest, texts]) => {
      start = listStart(language, product, manifest, texts);
      draw();
    },
    // The search itself says so.
    () => undefined,
  );
}

import { keepRecent } from '../../browser/search/recentHits';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import type { SearchHit } from '../../model/search/SearchResult';

/** Keeps a hit among those that the reader has followed. */
export function keepHit(language: string, { key, name, owner, product }: SearchHit): void {
  keepRecent(language, { key, name: name.map(({ text }) => text).join(''), owner, product });
}

/** What the modal follows its hits with; every hit that is followed is kept. */
export function createNavigator(language: string, goTo: (href: string) => void) {
  const keep = (item: unknown) => keepHit(language, (item as DocSearchRecord).shown);
  const openBeside = ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
    keep(item);
    window.open(itemUrl, '_blank', 'noopener');
  };
  return {
    navigate: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
      keep(item);
      goTo(itemUrl);
    },
    navigateNewTab: openBeside,
    navigateNewWindow: openBeside,
  };
}

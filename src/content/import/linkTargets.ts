import { findAnchor } from '../../model/api/fragments';
import { listApiHeadings } from '../../model/api/listApiHeadings';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { listPageSources } from '../pageData/PageSource';
import type { SiteContent } from '../pageData/SiteContent';
import { listFragments, type ParsedPage } from '../markdown/ParsedPage';

/** What links can lead to. */
export interface LinkTargets {
  readonly pathnames: ReadonlySet<string>;
  /** Returns whether a known page has a fragment. */
  readonly hasTarget: (pathname: string, fragment: string) => boolean;
}

/** Returns whether a written page has a fragment: a heading, or a demo, also without the ending of its file. */
export function hasFragment(page: ParsedPage, fragment: string): boolean {
  const fragments = listFragments(page);
  return fragments.has(fragment) || fragments.has(`${fragment}.tsx`);
}

/**
 * Returns the places of the site without some of its pages.
 * @param gone files that are about to be replaced
 */
export function listLinkTargets(content: SiteContent, gone: ReadonlySet<string>): LinkTargets {
  const sources = listPageSources(content).filter(({ content: page }) => !page || !gone.has(page.file));
  const units = new Map(content.units.map((unit) => [unit.pathname, unit]));
  const texts = content.translations.get(defaultLanguage()) ?? {};
  return {
    pathnames: new Set(sources.map(({ pathname }) => pathname)),
    hasTarget: (pathname, fragment) => {
      const unit = units.get(pathname);
      if (unit) {
        const sections = listApiHeadings(unit, texts).map(({ hash }) => hash);
        return ['import', 'demos', ...sections].includes(fragment) || findAnchor(unit, fragment) === fragment;
      }
      const text = content.pages.get(pathname)?.texts[defaultLanguage()];
      return text !== undefined && hasFragment(text, fragment);
    },
  };
}

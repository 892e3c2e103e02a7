import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { isExternal, listBadges, type NavPage } from '../../model/navigation/NavPage';
import type { SectionEntry } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { NameOf } from './buildSidebarTree';
import type { SiteContent } from './SiteContent';

/** A subheader without pages of its own only divides the sidebar. */
function isListed(page: NavPage): boolean {
  return page.children !== undefined || page.subheader === undefined;
}

/** What a section page lists: the pages of a group with their descriptions, groups inside it with their own. */
export function buildSections(
  pages: SiteContent['pages'],
  children: readonly NavPage[],
  userLanguage: string,
  nameOf: NameOf,
): SectionEntry[] {
  return children.filter(isListed).map((page) => {
    const content = pages.get(page.pathname);
    const translated = content?.texts[userLanguage];
    const text = translated ?? content?.texts[DEFAULT_LANGUAGE_CODE];
    return {
      text: nameOf(page),
      href: isExternal(page) ? page.pathname : pathnameToHref(page.pathname, userLanguage),
      badges: listBadges(page),
      ...(text ? { description: text.description } : {}),
      ...(translated || !text ? {} : { descriptionLanguage: DEFAULT_LANGUAGE_CODE }),
      ...(page.children ? { children: buildSections(pages, page.children, userLanguage, nameOf) } : {}),
    };
  });
}

import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import type { SectionPicture } from '../../components/SectionList/SectionList';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { NavPage } from '../../model/navigation/NavPage';
import { walkNav } from '../../model/navigation/navTree';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { BuiltDemo, PageDemos } from '../demos/builtDemo';
import type { BuildContext } from './BuildContext';
import { writeHashed } from './generatedFiles';
import { findBlank } from './renderedBlocks';

type Direction = 'ltr' | 'rtl';

/** Attributes that would name or describe something twice on a page, or make a picture of a demo operable. */
const LIVE = / (?:id|for|name|href|tabindex|title|role|list|autofocus|aria-[a-z]+)="[^"]*"/g;

/**
 * Returns the HTML of a demo as a picture of it: without identifiers, links and roles.
 * @example stillHtml('<a id="a" class="b" href="/c/">D</a>') // '<a class="b">D</a>'
 */
export function stillHtml(html: string): string {
  return html.replace(LIVE, '');
}

/** Returns the first demo that is complete without scripts and identifiers; undefined if there is none. */
export function findStillDemo(demos: PageDemos | undefined, direction: Direction): BuiltDemo | undefined {
  return [...(demos?.values() ?? [])].find(({ drawn }) => {
    const own = drawn[direction];
    return own && !own.html.includes('url(#') && findBlank(own) === undefined;
  });
}

/** The pictures of a section's pages, and the demos that some of them show. */
interface SectionPictures {
  /** By the address of the page. */
  readonly pictures: ReadonlyMap<string, SectionPicture>;
  readonly demos: PageDemos;
}

/**
 * Finds the pictures of the pages in a group that document components: the first demo of each. Those of another
 * product, whose demos have another theme, have the picture of that product. Empty if no page has a demo to show.
 */
export function findSectionPictures(
  group: readonly NavPage[],
  productId: string,
  direction: Direction,
  { content: { pages, registry }, demos: all, language }: BuildContext,
): SectionPictures {
  const pictures = new Map<string, SectionPicture>();
  const demos = new Map<string, BuiltDemo>();
  for (const { page } of walkNav(group)) {
    const own = pages.get(page.pathname);
    const { components = [] } = own?.texts[DEFAULT_LANGUAGE_CODE]?.frontMatter ?? {};
    if (!own || components.length === 0) continue;
    const href = pathnameToHref(page.pathname, language.code);
    if (own.productId === productId) {
      const demo = findStillDemo(all.get(page.pathname), direction);
      if (!demo) continue;
      demos.set(page.pathname, demo);
      pictures.set(href, { html: stillHtml(demo.drawn[direction]?.html ?? '') });
    } else {
      const file = registry.find(({ product }) => product.id === own.productId)?.product.picture;
      if (file)
        pictures.set(href, { src: writeHashed(`pictures/${basename(file)}`, readFileSync(file, 'utf8')) });
    }
  }
  return demos.size > 0 ? { pictures, demos } : { pictures: new Map(), demos };
}

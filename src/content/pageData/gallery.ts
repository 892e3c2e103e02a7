import type { ApiUnit } from '../../model/api/ApiUnit';
import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import type { NavPage } from '../../model/navigation/NavPage';
import type { ApiGroup } from '../../model/products/ProductEntry';
import { unitToPage } from './apiPages';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

/** The components of a product that have no page of their own. */
interface Gallery {
  /** Pathname of the reference. */
  readonly pathname: string;
  /** Those that are used by themselves. */
  readonly components: readonly ApiUnit[];
  /** Those that are used inside of another component, such as `AccordionSummary`. */
  readonly parts: readonly ApiUnit[];
}

/** Whether a component belongs to another one by its name, as `CardMedia` does to `Card`. */
export function isPartOf(name: string, whole: string): boolean {
  return name.startsWith(whole) && /^\.?[A-Z]/.test(name.slice(whole.length));
}

function findGallery(
  { sources, gallery }: ApiGroup,
  productId: string,
  { pages, units }: Pick<SiteContent, 'pages' | 'units'>,
): Gallery | undefined {
  const [first] = sources;
  if (gallery === undefined || !first) return undefined;
  const components = units.filter((unit) => unit.kind === 'component' && unit.productId === productId);
  /** The component that a page begins with → those that the page names. */
  const written = new Map<string, readonly string[]>();
  for (const { productId: owner, texts } of pages.values()) {
    const { blocks = [], frontMatter } = texts[DEFAULT_LANGUAGE_CODE] ?? {};
    for (const block of blocks)
      if (owner === productId && block.kind === 'demo' && block.playground)
        written.set(block.playground, frontMatter?.components ?? []);
  }
  const isPart = ({ name }: ApiUnit) =>
    components.some(
      (whole) => isPartOf(name, whole.name) && (written.get(whole.name)?.includes(name) ?? true),
    );
  const others = components
    .filter(({ name }) => !written.has(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    pathname: first.pathname,
    components: others.filter((unit) => !isPart(unit)),
    parts: others.filter(isPart),
  };
}

/** Returns the groups that a section page shows besides its pages: components, and the names of their parts. */
export function listGalleryGroups(
  { pathname, product: { product, api = [] } }: Pick<PageSource, 'pathname' | 'product'>,
  content: Pick<SiteContent, 'pages' | 'units'>,
  texts: Translations,
): NavPage[] {
  const group = api.find(({ gallery }) => gallery === pathname);
  const found = group && findGallery(group, product.id, content);
  if (!found) return [];
  const groups = [
    ['galleryOthers', found.components],
    ['galleryParts', found.parts],
  ] as const;
  return groups.flatMap(([key, units]) =>
    units.length > 0
      ? [
          {
            pathname: found.pathname,
            title: translate(texts, key),
            children: units.map((unit) => unitToPage(unit, group.sources)),
          },
        ]
      : [],
  );
}

/** Lists the pathnames of all components without a page that galleries draw. */
export function listGalleryUnits(content: Pick<SiteContent, 'pages' | 'units' | 'registry'>): Set<string> {
  const found = content.registry.flatMap(({ product, api = [] }) =>
    api.flatMap((group) => findGallery(group, product.id, content)?.components ?? []),
  );
  return new Set(found.map(({ pathname }) => pathname));
}

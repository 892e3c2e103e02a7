import type { ApiUnit } from '../../model/api/ApiUnit';
import { isPartOf } from '../../model/api/isPartOf';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { Translations } from '../../model/languages/textKeys';
import { translate } from '../../model/languages/translate';
import type { NavPage } from '../../model/navigation/NavPage';
import type { ApiGroup } from '../../model/products/ProductEntry';
import { unitToPage } from './apiPages';
import type { PageSource } from './PageSource';
import type { SiteContent } from './SiteContent';

/** The components and namespaces of a product that have no page of their own. */
interface Gallery {
  /** Pathname of the reference. */
  readonly pathname: string;
  /** Those that are used by themselves. */
  readonly components: readonly ApiUnit[];
  /** Whether others have a page. */
  readonly hasWritten: boolean;
  /** Those that are used inside of another component, such as `AccordionSummary`. */
  readonly parts: readonly ApiUnit[];
}

const sortUnits = (units: readonly ApiUnit[]) => units.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

function findGallery(
  { sources, gallery }: ApiGroup,
  productId: string,
  { pages, units }: Pick<SiteContent, 'pages' | 'units'>,
): Gallery | undefined {
  const [first] = sources;
  if (gallery === undefined || !first) return undefined;
  const components = units.filter(
    ({ kind, productId: owner }) => (kind === 'component' || kind === 'namespace') && owner === productId,
  );
  /** The component that a page begins with → those that the page names. */
  const written = new Map<string, readonly string[]>();
  for (const { productId: owner, texts } of pages.values()) {
    const { blocks = [], frontMatter } = texts[defaultLanguage()] ?? {};
    for (const block of blocks)
      if (owner === productId && block.kind === 'demo' && block.playground)
        written.set(block.playground, frontMatter?.components ?? []);
  }
  const isPart = ({ name }: ApiUnit) =>
    components.some(
      (whole) => isPartOf(name, whole.name) && (written.get(whole.name)?.includes(name) ?? true),
    );
  const others = sortUnits(components.filter(({ name }) => !written.has(name)));
  return {
    pathname: first.pathname,
    components: others.filter((unit) => !isPart(unit)),
    hasWritten: others.length < components.length,
    parts: others.filter(isPart),
  };
}

/** A group of a section page, with its fragment. */
export interface SectionGroup {
  readonly id: string;
  readonly page: NavPage;
}

/**
 * Returns the groups that a section page shows besides its pages: components, then the names of their parts and of
 * components without a picture.
 */
export function listGalleryGroups(
  { pathname, product: { product, api = [] } }: Pick<PageSource, 'pathname' | 'product'>,
  content: Pick<SiteContent, 'pages' | 'units'>,
  texts: Translations,
  isPictured: (unit: Pick<ApiUnit, 'pathname'>) => boolean = () => true,
): SectionGroup[] {
  const group = api.find(({ gallery }) => gallery === pathname);
  const found = group && findGallery(group, product.id, content);
  if (!found) return [];
  const unpictured = found.components.filter((unit) => !isPictured(unit));
  const groups = [
    ['others', 'galleryOthers', found.components.filter(isPictured)],
    ['parts', 'galleryParts', sortUnits([...found.parts, ...unpictured])],
  ] as const;
  return groups.flatMap(([id, key, units]) => {
    const children = units.map((unit) => unitToPage(unit, group.sources));
    // Without a page about a component, nothing is before the first group.
    const isFirst = id === 'others' && !found.hasWritten;
    const title = isFirst ? group.title : translate(texts, key);
    // A subheader, because translations name the page by its pathname.
    const page = { pathname: found.pathname, title, ...(isFirst ? {} : { subheader: title }), children };
    return units.length > 0 ? [{ id, page }] : [];
  });
}

/** Lists the pathnames of all components without a page that galleries draw. */
export function listGalleryUnits(content: Pick<SiteContent, 'pages' | 'units' | 'registry'>): Set<string> {
  const found = content.registry.flatMap(({ product, api = [] }) =>
    api.flatMap((group) => findGallery(group, product.id, content)?.components ?? []),
  );
  return new Set(found.map(({ pathname }) => pathname));
}

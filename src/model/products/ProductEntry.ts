import { checkApiDeclaration, completeApiSource, type ApiDeclaration } from '../api/ApiDeclaration';
import type { ApiSource } from '../api/ApiSource';
import type { NavPage } from '../navigation/NavPage';
import type { ReleaseLine } from '../page/PageData';
import type { NumberRange } from '../playground/controls';
import type { Product } from './Product';
import { asFields, type ShapeFinding } from './productShape';
import type { ProductFinding } from './productFindings';

/** An entry of the product registry: everything that the product family defines for one library. */
export interface ProductEntry<Source = ApiSource> {
  readonly product: Product;
  readonly nav: readonly NavPage[];
  /** Its API reference: one group of the navigation tree for each folder of pages. */
  readonly api?: readonly ApiGroup<Source>[];
  readonly playgrounds?: ProductPlaygrounds;
  /** Release lines for the page of all versions, newest first. */
  readonly releases?: readonly Omit<ReleaseLine, 'product'>[];
}

/** An entry as a family writes it. */
export type ProductDeclaration = ProductEntry<ApiDeclaration>;

/** What the playgrounds of a product share. */
export interface ProductPlaygrounds {
  /** Icons to choose from: the specifier of a module with the icon as its default export, by its name. */
  readonly icons?: Readonly<Record<string, string>>;
  /** Props of all components that a playground offers only if it names them first. */
  readonly hidden?: readonly string[];
  /** Numbers that components can draw, by prop, for all components; a playground may have its own. */
  readonly ranges?: Readonly<Record<string, NumberRange>>;
}

/** A group of the API reference, and its position in the navigation tree. */
export interface ApiGroup<Source = ApiSource> {
  /** Packages with the same `pathname`, in order: later ones add what is their own. */
  readonly sources: readonly Source[];
  /** Title of the group in the tree. */
  readonly title: string;
  /** Top-level entry after which the group is inserted; at the end if absent. */
  readonly after?: string;
  /** Group of the tree whose section page also shows the components that have no page but that of the reference. */
  readonly gallery?: string;
}

/**
 * Returns an entry with complete sources of its API reference. Invalid values are kept; `checkEntryShape` reports them.
 * @param fileOf returns the file in which a product declares its sources
 */
export function completeEntry(entry: ProductDeclaration, fileOf: (id: string) => string): ProductEntry {
  const { product, api } = asFields(entry) as Partial<ProductDeclaration>;
  if (!product || !Array.isArray(api)) return entry as ProductEntry;
  const complete = (source: ApiDeclaration) => completeApiSource(source, product, fileOf(product.id));
  const groups: readonly ApiGroup<ApiDeclaration>[] = api;
  return {
    ...entry,
    api: groups.map((group) =>
      Array.isArray(group?.sources)
        ? { ...group, sources: group.sources.map(complete) }
        : (group as unknown as ApiGroup),
    ),
  };
}

/** Lists the packages that products document, in the order of the registry. */
export function listApiSources(registry: readonly Pick<ProductEntry, 'api'>[]): ApiSource[] {
  return registry.flatMap(({ api = [] }) => api.flatMap(({ sources }) => sources));
}

const STATUSES = ['newest', 'current', 'supported', 'superseded', 'unsupported', 'beta'];
const isText = (value: unknown) => typeof value === 'string';

/** Returns whether a value is an existing day in the format `2025-03-31`. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function checkRelease(release: unknown, which: string): string[] {
  const { packageName, version, date, status } = asFields(release);
  return [
    ...(isText(packageName) ? [] : [`${which} has no string "packageName"`]),
    ...(isText(version) ? [] : [`${which} has no string "version"`]),
    ...(date === undefined || isDay(date) ? [] : [`${which} has the date ${JSON.stringify(date)}`]),
    ...(STATUSES.includes(String(status)) ? [] : [`${which} has the status ${JSON.stringify(status)}`]),
  ];
}

/** Returns the problems of the sources of an API reference, each in the file of its source. */
function checkSources(api: unknown): ShapeFinding[] {
  const groups: readonly unknown[] = Array.isArray(api) ? api : [];
  const sources = groups.flatMap((group): readonly unknown[] => {
    const { sources: listed } = asFields(group);
    return Array.isArray(listed) ? listed : [];
  });
  return sources.flatMap((source) => {
    const { file } = asFields(source);
    return checkApiDeclaration(source).map((fault) => ({
      code: 'api-source',
      ...fault,
      ...(isText(file) ? { file: file as string } : {}),
    }));
  });
}

function checkApi(api: unknown): string[] {
  if (!Array.isArray(api)) return ['Its "api" is not a list of groups'];
  return api.flatMap((group: unknown) => {
    const { sources, title } = asFields(group);
    const isFilled = Array.isArray(sources) && sources.length > 0;
    const listed: readonly unknown[] = isFilled ? sources : [];
    const pathnames = new Set(listed.map((source) => asFields(source).pathname));
    return [
      ...(isText(title) ? [] : ['Its API reference has no string "title"']),
      ...(isFilled ? [] : ['Its API reference has no list "sources"']),
      ...(pathnames.size > 1 ? ['The sources of a group of its API reference differ in "pathname"'] : []),
    ];
  });
}

/**
 * Returns problems for missing or invalid fields of a registry entry, except its product, see
 * `checkProductShape`. Call this before other code reads the entry.
 */
export function checkEntryShape(entry: unknown): ShapeFinding[] {
  const { nav, releases, api } = asFields(entry);
  const find = (hint: string) => (message: string) => ({ code: 'product-entry', message, hint });
  return [
    ...(Array.isArray(nav)
      ? []
      : [find('import the tree from its nav.ts and add it to the entry')('It has no list "nav"')]),
    ...(releases === undefined
      ? []
      : Array.isArray(releases)
        ? releases
            .flatMap((release, index) => checkRelease(release, `Release ${index + 1}`))
            .map(find('see ReleaseLine in src/model/page/PageData.ts; write a day like 2025-03-31'))
        : [find('write a list of release lines, or omit it')('Its "releases" is not a list')]),
    ...(api === undefined
      ? []
      : checkApi(api).map(find('see ApiGroup in src/model/products/ProductEntry.ts'))),
    ...checkSources(api),
  ];
}

/** Returns whether a release belongs to a release line: `6.5.0` to `v6`, not to `v60`. */
function isOfLine(version: string, text: string): boolean {
  return `${version}.`.startsWith(`${text.replace(/^v/, '')}.`);
}

/**
 * Reports older versions in the registry without a release line: the version menu offers them, but the page
 * of all versions does not list them. A product without its own release lines uses those of the products that
 * document its packages.
 */
export function checkReleaseLines(
  registry: readonly Pick<ProductEntry, 'product' | 'releases'>[],
): ProductFinding[] {
  return registry.flatMap((entry) => {
    const { id, packages, olderVersions } = entry.product;
    const owners = entry.releases
      ? [entry]
      : registry.filter(({ product }) => product.packages.some((name) => packages.includes(name)));
    const lines = owners.flatMap(({ releases = [] }) => releases);
    return olderVersions
      .filter(({ text }) => !lines.some(({ version }) => isOfLine(version, text)))
      .map(({ text }) => ({
        code: 'no-release-line',
        message: `Version ${text} of ${id} has no release line`,
        hint: 'add its last release to releases.ts beside this file',
        productId: id,
      }));
  });
}

import type { ApiSource } from '../api/ApiSource';
import type { NavPage } from '../navigation/NavPage';
import type { ReleaseLine } from '../page/PageData';
import type { Product } from './Product';
import { asFields, type ShapeFinding } from './productShape';
import type { ProductFinding } from './productFindings';

/** One line of the product registry: everything a family says of one library. */
export interface ProductEntry {
  readonly product: Product;
  readonly nav: readonly NavPage[];
  /** What its API reference is made from, and where in the tree it stands. */
  readonly api?: {
    readonly source: ApiSource;
    /** Text of the group in the tree. */
    readonly title: string;
    /** Top-level entry behind which the group stands; at the end where absent. */
    readonly after?: string;
  };
  /** Release lines for the page of all versions, newest first. */
  readonly releases?: readonly Omit<ReleaseLine, 'product'>[];
}

const STATUSES = ['current', 'supported', 'unsupported', 'beta'];
const API_TEXTS = ['productId', 'packageName', 'pathname', 'file', 'linkOrigin', 'classPrefix'];
const API_LISTS = [
  'linkSections',
  'interfaces',
  'builtFrom',
  'propSets',
  'noPage',
  'noPageModules',
  'unavailable',
];

const isText = (value: unknown) => typeof value === 'string';

/** Whether a day is written `2025-03-31` and stands in the calendar. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function checkRelease(release: unknown, which: string): string[] {
  const { packageName, version, date, status } = asFields(release);
  return [
    ...(isText(packageName) ? [] : [`${which} has no text "packageName"`]),
    ...(isText(version) ? [] : [`${which} has no text "version"`]),
    ...(date === undefined || isDay(date) ? [] : [`${which} has the date ${JSON.stringify(date)}`]),
    ...(STATUSES.includes(String(status)) ? [] : [`${which} has the status ${JSON.stringify(status)}`]),
  ];
}

function checkApi(api: unknown): string[] {
  const { source, title } = asFields(api);
  const fields = asFields(source);
  const { prefix, keys } = asFields(fields.states);
  const { readBy } = asFields(fields.theme);
  return [
    ...(isText(prefix) && Array.isArray(keys)
      ? []
      : ['Its API source has no "states" with "prefix" and "keys"']),
    ...(readBy === undefined || Array.isArray(readBy)
      ? []
      : ['Its API source has a "readBy" that is no list']),
    ...(isText(title) ? [] : ['Its API reference has no text "title"']),
    ...API_TEXTS.filter((field) => !isText(fields[field])).map(
      (field) => `Its API source has no text "${field}"`,
    ),
    ...API_LISTS.filter((field) => !Array.isArray(fields[field])).map(
      (field) => `Its API source has no list "${field}"`,
    ),
  ];
}

/**
 * What a line of the registry lacks beside its product, or has of another kind; to be asked before anything reads it,
 * see `checkProductShape`.
 */
export function checkEntryShape(entry: unknown): ShapeFinding[] {
  const { nav, releases, api } = asFields(entry);
  const find = (hint: string) => (message: string) => ({ code: 'product-entry', message, hint });
  return [
    ...(Array.isArray(nav)
      ? []
      : [find('import the tree from its nav.ts, and name it in the line')('It has no list "nav"')]),
    ...(releases === undefined
      ? []
      : Array.isArray(releases)
        ? releases
            .flatMap((release, index) => checkRelease(release, `Release ${index + 1}`))
            .map(find('see ReleaseLine in src/model/page/PageData.ts; a day is written 2025-03-31'))
        : [find('write a list of release lines, or leave it out')('Its "releases" are no list')]),
    ...(api === undefined ? [] : checkApi(api).map(find('see src/model/api/ApiSource.ts'))),
  ];
}

/** Whether a release belongs to a line: `6.5.0` to `v6`, not to `v60`. */
function isOfLine(version: string, text: string): boolean {
  return `${version}.`.startsWith(`${text.replace(/^v/, '')}.`);
}

/**
 * The older versions in the registry that no release line tells of, so that the version menu offers what the page of
 * all versions lacks. A product that has no lines has those of the products that document its packages.
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

import type { ApiUnit } from '../model/api/ApiUnit';
import { nameHint } from '../model/routes/editDistance';
import { listVisibleProps } from './factSheet';

/** What a page is to have. */
interface PlannedPage {
  /** Components whose props the page shows in demos. */
  readonly components?: readonly string[];
  /** IDs of headings that links from elsewhere lead to. */
  readonly headings?: readonly string[];
  /** Names of demos that links from elsewhere lead to. */
  readonly demos?: readonly string[];
  /** Commit of the known page at which its headings and demos were read; absent if nobody has read it yet. */
  readonly readAt?: string;
  /** What does not apply, with the reason: a heading, a demo, or a prop as `Button.loading`. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

/** The pages that are to be written, `data/coverage.json`. */
export interface Coverage {
  /** Where the names of headings and demos come from. */
  readonly source: string;
  readonly pages: Readonly<Record<string, PlannedPage>>;
  /** Known pages that are not written, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** What a written page has. */
export interface WrittenPage {
  readonly headings: readonly string[];
  /** Without playgrounds, which show one value at a time. */
  readonly demos: readonly { readonly name: string; readonly code: string }[];
}

/** What a planned page lacks. */
export interface Lack {
  readonly pathname: string;
  readonly isWritten: boolean;
  /** Whether the tree of its product has an entry for it. */
  readonly isInTree: boolean;
  readonly isUnread: boolean;
  readonly headings: readonly string[];
  readonly demos: readonly string[];
  /** Props that no demo sets, as `Button.size`. */
  readonly props: readonly string[];
  /** Mistakes in its entry. */
  readonly mistakes: readonly string[];
}

/** Returns the end of the opening tag that begins at an index: its closing bracket outside of braces and quotes. */
function endOfTag(code: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < code.length; index += 1) {
    const character = code[index] ?? '';
    if (quote) quote = character === quote ? '' : quote;
    else if (`"'\``.includes(character)) quote = character;
    else if ('{(['.includes(character)) depth += 1;
    else if ('})]'.includes(character)) depth -= 1;
    else if (character === '>' && depth === 0) return index;
  }
  return code.length;
}

/** Returns a tag without what stands inside braces and quotes. */
function withoutValues(tag: string): string {
  let rest = tag.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '_');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/g, '_');
  }
  return rest;
}

/**
 * Lists the props that code sets on the elements of a component.
 * @example listSetProps('<Button size="small" disabled>', 'Button') // ['size', 'disabled']
 */
export function listSetProps(code: string, component: string): string[] {
  return [...code.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))].flatMap(({ index, 0: start }) => {
    const tag = code.slice(index + start.length, endOfTag(code, index + start.length));
    return withoutValues(tag).match(/(?<=\s)[A-Za-z][\w-]*/g) ?? [];
  });
}

/** Lists the props of a component that no demo sets. */
function listUnshown(unit: ApiUnit, demos: WrittenPage['demos']): string[] {
  const set = new Set(demos.flatMap(({ code }) => listSetProps(code, unit.name)));
  return listVisibleProps(unit)
    .filter(({ name }) => !set.has(name))
    .map(({ name }) => `${unit.name}.${name}`);
}

/** Compares a planned page with what is written. `units` are those of its product; `isInTree`: its tree has the page. */
export function findLack(
  pathname: string,
  { components = [], headings = [], demos = [], readAt, leftOut = {} }: PlannedPage,
  written: WrittenPage | undefined,
  units: readonly ApiUnit[],
  isInTree = true,
): Lack {
  const known = new Map(
    units.filter(({ kind }) => kind === 'component').map((unit) => [unit.name, unit] as const),
  );
  const unknown = components.filter((name) => !known.has(name));
  const isWanted = (name: string) => !Object.hasOwn(leftOut, name);
  const props = components.flatMap((name) => {
    const unit = known.get(name);
    return unit ? listUnshown(unit, written?.demos ?? []) : [];
  });
  const missing = {
    headings: headings.filter((id) => !written?.headings.includes(id)),
    demos: demos.filter((name) => !written?.demos.some((demo) => demo.name === name)),
  };
  const all = [...missing.headings, ...missing.demos, ...props];
  return {
    pathname,
    isWritten: written !== undefined,
    isInTree,
    isUnread: readAt === undefined,
    headings: missing.headings.filter(isWanted),
    demos: missing.demos.filter(isWanted),
    props: props.filter(isWanted),
    mistakes: [
      ...unknown.map(
        (name) => `the API reference has no component "${name}" (${nameHint(name, [...known.keys()])})`,
      ),
      ...Object.keys(leftOut)
        .filter((name) => !all.includes(name))
        .map((name) => `"${name}" is left out, and nothing of that name is missing`),
    ],
  };
}

/** Whether a page has all that is known of it. */
export const isComplete = ({ isWritten, headings, demos, props }: Lack) =>
  isWritten && headings.length + demos.length + props.length === 0;

/**
 * Returns what a page lacks as lines of text.
 * @param isWhole whether that of a page which is not written is listed, too: it lacks everything
 */
export function formatLack(lack: Lack, isWhole = false): string {
  const { pathname, isWritten, isInTree, isUnread, headings, demos, props, mistakes } = lack;
  const isListed = isWritten || isWhole;
  const row = (label: string, names: readonly string[]) =>
    names.length > 0 ? [`  ${label.padEnd(9)} ${names.join(' ')}`] : [];
  return [
    `${pathname}${isWritten ? '' : isInTree ? ': no page' : ': no page, and not in the tree'}${isComplete(lack) ? ': complete' : ''}`,
    ...(isListed ? row('headings', headings) : []),
    ...(isListed ? row('demos', demos) : []),
    ...(isListed ? row('not shown', props) : []),
    ...(isListed && isUnread ? ['  the names of the known page are not listed yet'] : []),
    ...mistakes.map((mistake) => `  mistake: ${mistake}`),
  ].join('\n');
}

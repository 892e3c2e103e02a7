import { Breakable } from '../Breakable';

/** A heading of level 2 or 3, with its subheadings. */
export interface TocEntry {
  readonly text: string;
  readonly hash: string;
  readonly children?: readonly TocEntry[];
}

/** Of longer lists, only beginnings are shown: nobody finds a name in them, and a page with so many has a filter. */
const LONGEST = 60;

/** Fewer neighbors with the same beginning are no group. */
const LEAST_ALIKE = 3;

/**
 * Returns the beginnings that some neighbors in a list of names share, each with the fragment of the first one.
 * @example of `columns`, `onClick`, `onFocus`, `onKeyDown`: `on…`, which leads to `onClick`
 */
function listBeginnings(entries: readonly TocEntry[]): TocEntry[] {
  const runs: { readonly word: string; readonly hash: string; count: number }[] = [];
  for (const { text, hash } of entries) {
    const [word = text] = /^[a-z]+/.exec(text) ?? [];
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, hash, count: 1 });
  }
  return runs
    .filter(({ count }) => count >= LEAST_ALIKE)
    .map(({ word, hash }) => ({ text: `${word}…`, hash }));
}

/**
 * The list of a page's headings. Rendered at build only.
 * @param of text of the heading that these are below; style sheets show it where the list is not below its entry
 */
export function Toc({ entries, of }: { entries: readonly TocEntry[]; of?: string }) {
  return (
    <ul data-of={of}>
      {entries.map(({ text, hash, children = [] }) => {
        const shown = children.length > LONGEST ? listBeginnings(children) : children;
        return (
          <li key={hash}>
            <a href={`#${hash}`}>
              <Breakable text={text} />
            </a>
            {shown.length > 0 ? <Toc entries={shown} of={text} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

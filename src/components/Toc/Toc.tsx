import { Breakable } from '../Breakable';

/** A heading of level 2 or 3, with its subheadings. */
export interface TocEntry {
  readonly text: string;
  readonly hash: string;
  readonly children?: readonly TocEntry[];
}

/** Of longer lists, only beginnings are shown: a name is hard to find in them, and a page with so many has a filter. */
const LONGEST = 60;

/** Fewer names with the same beginning are no group. */
const LEAST_ALIKE = 3;

/**
 * Returns the beginnings that some names of a sorted list share, each with the fragment of the first one.
 * @example of `columns`, `onClick`, `onFocus`, `onKeyDown`: `on…`, which leads to `onClick`
 */
function listBeginnings(entries: readonly TocEntry[]): TocEntry[] {
  const groups = new Map<string, { readonly hash: string; count: number }>();
  for (const { text, hash } of entries) {
    const [beginning = text] = /^[a-z]+/.exec(text) ?? [];
    const group = groups.get(beginning) ?? { hash, count: 0 };
    group.count += 1;
    groups.set(beginning, group);
  }
  return [...groups].flatMap(([text, { hash, count }]) =>
    count >= LEAST_ALIKE ? [{ text: `${text}…`, hash }] : [],
  );
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

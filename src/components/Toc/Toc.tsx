import { Breakable } from '../Breakable';

/** A heading of level 2 or 3, with its subheadings. */
export interface TocEntry {
  readonly text: string;
  readonly hash: string;
  readonly children?: readonly TocEntry[];
}

/** Longer lists are left out: nobody finds a name in them, and a page with so many has a filter. */
const LONGEST = 60;

/**
 * The list of a page's headings. Rendered at build only.
 * @param of text of the heading that these are below; style sheets show it where the list is not below its entry
 */
export function Toc({ entries, of }: { entries: readonly TocEntry[]; of?: string }) {
  return (
    <ul data-of={of}>
      {entries.map((entry) => (
        <li key={entry.hash}>
          <a href={`#${entry.hash}`}>
            <Breakable text={entry.text} />
          </a>
          {entry.children && entry.children.length > 0 && entry.children.length <= LONGEST ? (
            <Toc entries={entry.children} of={entry.text} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

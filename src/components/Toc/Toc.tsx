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
 */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.hash}>
          <a href={`#${entry.hash}`}>
            <Breakable text={entry.text} />
          </a>
          {entry.children && entry.children.length > 0 && entry.children.length <= LONGEST ? (
            <Toc entries={entry.children} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

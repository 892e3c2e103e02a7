/** A heading of levels 2 and 3 with those below it. */
export interface TocEntry {
  readonly text: string;
  readonly hash: string;
  readonly children?: readonly TocEntry[];
}

/** The list of a page's headings. Drawn at build only: in the browser it is adopted, not hydrated. */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.hash}>
          <a href={`#${entry.hash}`}>{entry.text}</a>
          {entry.children && entry.children.length > 0 ? <Toc entries={entry.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

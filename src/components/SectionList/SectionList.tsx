import type { SectionEntry } from '../../model/page/PageData';
import { Badges } from '../Badges';
import type { Translate } from '../Translations';

interface SectionListProps {
  entries: readonly SectionEntry[];
  translate: Translate;
  /** Level of the headings of groups. */
  level?: 2 | 3;
}

/** From this number on, pages without descriptions are a list from A to Z. */
const INDEX_FROM = 12;

/** Returns the entries by the first letter of their names, in order. */
function groupByLetter(entries: readonly SectionEntry[]): [string, SectionEntry[]][] {
  const groups = new Map<string, SectionEntry[]>();
  for (const entry of entries) {
    const letter = (Array.from(entry.text)[0] ?? '').toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

/** Names of pages in columns, by first letter if there are several. */
function NameList({ entries, translate }: Omit<SectionListProps, 'level'>) {
  const groups = groupByLetter(entries);
  return (
    <div className="section-names">
      {groups.map(([letter, group]) => (
        <div key={letter}>
          {groups.length > 1 ? <p aria-hidden="true">{letter}</p> : null}
          <ul aria-label={letter}>
            {group.map((entry) => (
              <li key={entry.href}>
                <a href={entry.href}>{entry.text}</a> <Badges badges={entry.badges} translate={translate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/**
 * The pages of a group with their descriptions, and the subgroups under headings of their own. Rendered only
 * at build time.
 */
export function SectionList({ entries, translate, level = 2 }: SectionListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const pages = entries.filter((entry) => !entry.children);
  const groups = entries.filter((entry) => entry.children);
  const isIndex = pages.length >= INDEX_FROM && pages.every(({ description }) => !description);
  return (
    <>
      {isIndex ? <NameList entries={pages} translate={translate} /> : null}
      {pages.length > 0 && !isIndex ? (
        <ul className="section-pages">
          {pages.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href}>{entry.text}</a> <Badges badges={entry.badges} translate={translate} />
              {entry.description ? (
                <p lang={entry.descriptionLanguage} dir={entry.descriptionLanguage && 'auto'}>
                  {entry.description}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {groups.map((group) => (
        <section key={group.href}>
          <Heading>
            <a className="section-group" href={group.href}>
              {group.text}
            </a>
          </Heading>
          <SectionList entries={group.children ?? []} translate={translate} level={3} />
        </section>
      ))}
    </>
  );
}

import type { SectionEntry } from '../../model/page/PageData';
import { Badges } from '../Badges';
import type { Translate } from '../Translations';

interface SectionListProps {
  entries: readonly SectionEntry[];
  translate: Translate;
  /** Level of the headings of groups. */
  level?: 2 | 3;
}

/**
 * The pages of a group with their descriptions, and the subgroups under headings of their own. Rendered only
 * at build time.
 */
export function SectionList({ entries, translate, level = 2 }: SectionListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const pages = entries.filter((entry) => !entry.children);
  const groups = entries.filter((entry) => entry.children);
  return (
    <>
      {pages.length > 0 ? (
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

import type { SectionEntry } from '../../model/page/PageData';
import { Badges } from '../Badges';
import { Breakable } from '../Breakable';
import { Icon } from '../Icon';
import { NameFilter } from '../NameFilter';
import type { Translate } from '../Translations';

/** What a page looks like: a demo of it, which cannot be operated here, or the address of a picture. */
export type SectionPicture = { readonly html: string } | { readonly src: string };

interface SectionListProps {
  entries: readonly SectionEntry[];
  /** Pictures of pages by their addresses. */
  pictures?: ReadonlyMap<string, SectionPicture>;
  translate: Translate;
}

/** Longer words may not fit into a card with a picture, in letters. */
const LONGEST_OF_CARD = 12;

/** From this number on, pages have a filter, and those without descriptions are a list from A to Z. */
const MANY = 12;

type Pictures = SectionListProps['pictures'];

/** Whether these pages are shown as names in columns, not as cards. */
const isNameList = (pages: readonly SectionEntry[], pictures: Pictures) =>
  pages.length >= MANY && pages.every(({ href, description }) => !description && !pictures?.has(href));

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
function NameList({ entries, translate }: SectionListProps) {
  const groups = groupByLetter(entries);
  return (
    <div className="section-names">
      {groups.map(([letter, group]) => (
        <div key={letter} data-filter-group="">
          {groups.length > 1 ? <p aria-hidden="true">{letter}</p> : null}
          <ul aria-label={letter}>
            {group.map((entry) => (
              <li key={entry.href}>
                <a href={entry.href}>
                  <Breakable text={entry.text} />
                </a>{' '}
                <Badges badges={entry.badges} translate={translate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The picture of a page, or a sign in its place. The name of the page is its link. */
function Picture({ picture }: { picture: SectionPicture | undefined }) {
  return (
    <div className="section-picture" aria-hidden="true" inert data-stage="">
      {picture && 'html' in picture ? <div dangerouslySetInnerHTML={{ __html: picture.html }} /> : null}
      {picture && 'src' in picture ? (
        <img src={picture.src} alt="" width="130" height="100" loading="lazy" />
      ) : null}
      {picture ? null : <Icon name="components" size={40} />}
    </div>
  );
}

interface GroupProps extends SectionListProps {
  level: 2 | 3;
}

/** The pages of a group, and its subgroups below headings. */
function Group({ entries, pictures, translate, level }: GroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const pages = entries.filter((entry) => !entry.children);
  const groups = entries.filter((entry) => entry.children);
  const isIndex = isNameList(pages, pictures);
  const hasPictures = pages.some(({ href }) => pictures?.has(href));
  const hasRows = !hasPictures && pages.some(({ description }) => description);
  // Lists of names follow the cards.
  const cards = groups.filter(({ children = [] }) => !isNameList(children, pictures));
  const lists = groups.filter((group) => !cards.includes(group));
  const draw = (group: SectionEntry) => (
    <section key={group.text} data-filter-group="">
      <Heading>
        <a className="section-group" href={group.href}>
          {group.text}
        </a>
      </Heading>
      <Group entries={group.children ?? []} pictures={pictures} translate={translate} level={3} />
    </section>
  );
  return (
    <>
      {isIndex ? <NameList entries={pages} translate={translate} /> : null}
      {pages.length > 0 && !isIndex ? (
        <ul className={hasRows ? 'section-pages section-rows' : 'section-pages'}>
          {pages.map((entry) => (
            <li key={entry.href}>
              {hasPictures ? <Picture picture={pictures?.get(entry.href)} /> : null}
              <div>
                <a href={entry.href}>
                  <Breakable text={entry.text} longest={LONGEST_OF_CARD} />
                </a>{' '}
                <Badges badges={entry.badges} translate={translate} />
              </div>
              {!hasRows || !entry.description ? null : entry.descriptionLanguage ? (
                <p className="in-english">{translate('pageInEnglish')}</p>
              ) : (
                <p>{entry.description}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {[...cards, ...lists].map(draw)}
    </>
  );
}

function countPages(entries: readonly SectionEntry[]): number {
  return entries.reduce((sum, { children }) => sum + (children ? countPages(children) : 1), 0);
}

/**
 * The pages of a group with their descriptions and pictures, the subgroups below headings, and a filter if there
 * are many. A page that is not in the reader's language says so in place of its description. Rendered only at
 * build time.
 */
export function SectionList(props: SectionListProps) {
  const { entries, translate } = props;
  const pages = <Group {...props} level={2} />;
  const className = props.pictures?.size ? 'section-list pictured' : 'section-list';
  if (countPages(entries) < MANY) return <div className={className}>{pages}</div>;
  return (
    <div className={className} data-names="pages">
      <NameFilter className="section-filter" translate={translate} />
      {pages}
      <p role="status" data-name-none="" hidden>
        {translate('apiNoMatch')}
      </p>
    </div>
  );
}

import { isPartOf } from '../../model/api/isPartOf';
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
  /** The list has no filter, however long it is. */
  isUnfiltered?: boolean;
  translate: Translate;
}

/** Longer names, with what is beside them, do not fit into one of three columns, in letters. */
const LONGEST_OF_THREE = 23;

/** Longer words may not fit into a card with a picture, in letters. */
const LONGEST_OF_CARD = 12;

/** From this number on, pages have a filter, and those without descriptions are a list from A to Z. */
const MANY = 12;

type Pictures = SectionListProps['pictures'];

/** Whether all that is known of these pages, and those of their groups, is names. */
const hasOnlyNames = (pages: readonly SectionEntry[], pictures: Pictures): boolean =>
  pages.every(({ href, description, children }) =>
    children ? hasOnlyNames(children, pictures) : !description && !findPicture(pictures, href),
  );

/** Whether these pages are shown as names in columns, not as cards. */
const isNameList = (pages: readonly SectionEntry[], pictures: Pictures) =>
  pages.length >= MANY && hasOnlyNames(pages, pictures);

const findPicture = (pictures: Pictures, href: string | undefined) =>
  href === undefined ? undefined : pictures?.get(href);

/** The link to a page, or its name if there is no page yet. */
function Name({ entry: { text, href, host }, longest }: { entry: SectionEntry; longest?: number }) {
  const name = <Breakable text={text} {...(longest ? { longest } : {})} />;
  if (href === undefined) return <strong>{name}</strong>;
  return (
    <a href={href} rel={host ? 'noopener' : undefined}>
      {name}
    </a>
  );
}

/** Returns the entries with those that are parts of another one, by their names, after it. */
function sortParts(entries: readonly SectionEntry[]): { entry: SectionEntry; isPart: boolean }[] {
  const wholes = entries.filter(({ text }) => !entries.some((other) => isPartOf(text, other.text)));
  return wholes.flatMap((whole) => [
    { entry: whole, isPart: false },
    ...entries.filter(({ text }) => isPartOf(text, whole.text)).map((entry) => ({ entry, isPart: true })),
  ]);
}

/** Returns the entries by the first letter of their names, in order. */
function groupByLetter(entries: readonly SectionEntry[]): [string, SectionEntry[]][] {
  const groups = new Map<string, SectionEntry[]>();
  for (const entry of entries) {
    const letter = (Array.from(entry.text)[0] ?? '').toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups];
}

/** Returns the badges that a name does not begin with, as `Unstable_TrapFocus` does. */
const listUnsaid = ({ text, badges }: SectionEntry) =>
  badges.filter((badge) => !text.toLowerCase().startsWith(`${badge}_`));

/**
 * Names of pages in columns, by first letter if there are several, unless they are a group among others. Parts of a component
 * are below it.
 */
function NameList({ entries, isGroup, translate }: SectionListProps & { isGroup: boolean }) {
  const groups: [string, readonly SectionEntry[]][] = isGroup ? [['', entries]] : groupByLetter(entries);
  const isLong = entries.some(
    (entry) =>
      [entry.text, ...listUnsaid(entry).filter((badge) => badge !== 'deprecated')].join('').length >
      LONGEST_OF_THREE,
  );
  return (
    <div className="section-names" data-long={isLong ? '' : undefined}>
      {groups.map(([letter, group]) => (
        <div key={letter} data-filter-group="">
          {groups.length > 1 ? <p aria-hidden="true">{letter}</p> : null}
          <ul aria-label={letter || undefined}>
            {sortParts(group).map(({ entry, isPart }) => (
              <li key={entry.href ?? entry.text} className={isPart ? 'section-part' : undefined}>
                <Name entry={entry} /> {entry.host ? <Icon name="external" size={14} /> : null}
                {entry.host ? ' ' : ''}
                <Badges badges={listUnsaid(entry)} translate={translate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The picture of a page. The name of the page is its link. */
function Picture({ picture }: { picture: SectionPicture }) {
  return (
    <div className="section-picture" aria-hidden="true" inert data-stage="">
      {'html' in picture ? (
        <div dangerouslySetInnerHTML={{ __html: picture.html }} />
      ) : (
        <img src={picture.src} alt="" width="130" height="100" loading="lazy" />
      )}
    </div>
  );
}

interface GroupProps extends SectionListProps {
  level: 2 | 3;
  /** The whole list is an index of names. */
  isNames: boolean;
}

/** The pages of a group, and its subgroups below headings. */
function Group({ entries, pictures, translate, level, isNames }: GroupProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const all = entries.filter((entry) => !entry.children);
  const pictured = all.filter(({ href }) => findPicture(pictures, href));
  const hasPictures = pictured.length > 0;
  // Among pictures, a page without one is a name below them.
  const pages = hasPictures ? pictured : all;
  const others = hasPictures ? all.filter((entry) => !pictured.includes(entry)) : [];
  const groups = entries.filter((entry) => entry.children);
  // All that is known of pages elsewhere is names.
  const isElsewhere = !pages.some(isWritten);
  const isIndex = isNames || isElsewhere || isNameList(pages, pictures);
  const hasRows = !hasPictures && pages.some(({ description, host }) => description ?? host);
  const draw = (group: SectionEntry) => (
    <section key={group.text} data-filter-group="">
      <Heading id={group.id} data-count={countPages(group.children ?? [])}>
        {group.href === undefined ? (
          group.text
        ) : (
          <a className="section-group" href={group.href}>
            {group.text}
          </a>
        )}
      </Heading>
      <Group
        entries={group.children ?? []}
        pictures={pictures}
        translate={translate}
        level={3}
        isNames={isNames}
      />
    </section>
  );
  return (
    <>
      {isIndex && pages.length > 0 ? (
        <NameList entries={pages} isGroup={isElsewhere || level === 3} translate={translate} />
      ) : null}
      {pages.length > 0 && !isIndex ? (
        <ul className={hasRows ? 'section-pages section-rows' : 'section-pages'}>
          {pages.map((entry) => {
            const picture = findPicture(pictures, entry.href);
            return (
              <li key={entry.href ?? entry.text}>
                {picture ? <Picture picture={picture} /> : null}
                <div>
                  <Name entry={entry} longest={LONGEST_OF_CARD} />{' '}
                  <Badges badges={entry.badges} translate={translate} />
                </div>
                {hasRows && entry.host ? <p>{entry.host}</p> : null}
                {!hasRows || !entry.description ? null : entry.descriptionLanguage ? (
                  <p className="not-translated">
                    {translate('pageInLanguage', { language: entry.descriptionLanguage })}
                  </p>
                ) : (
                  <p>{entry.description}</p>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      {others.length > 0 ? <NameList entries={others} isGroup translate={translate} /> : null}
      {(isNames ? groups : sortGroups(groups, pictures)).map(draw)}
    </>
  );
}

/** Whether an entry, or one below it, has a page of this site. */
const isWritten = ({ href, host, children }: SectionEntry): boolean =>
  children ? children.some(isWritten) : href !== undefined && host === undefined;

/** Returns the groups of a list in order: those with cards, then lists of names, then lists of pages elsewhere. */
export function sortGroups(groups: readonly SectionEntry[], pictures: Pictures): SectionEntry[] {
  const rank = (group: SectionEntry) => {
    if (!group.children) return 0;
    if (pictures?.size && !isWritten(group)) return 2;
    return isNameList(group.children, pictures) ? 1 : 0;
  };
  return groups.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns what a list with pictures shows: the entries without those that have no page here, except in groups that have
 * only such entries.
 */
export function listPictured(entries: readonly SectionEntry[]): SectionEntry[] {
  return entries
    .filter((entry) => entry.children ?? isWritten(entry))
    .map((entry) =>
      entry.children && isWritten(entry) ? { ...entry, children: listPictured(entry.children) } : entry,
    );
}

function countPages(entries: readonly SectionEntry[]): number {
  return entries.reduce((sum, { children }) => sum + (children ? countPages(children) : 1), 0);
}

/**
 * The pages of a group with their descriptions and pictures, the subgroups below headings, and a filter if there
 * are many. A page that is not in the reader's language says so in place of its description. A page of another site
 * has the name of its host there, or a mark in a list of such pages, and one that is planned is a text; neither is among
 * pictures. Rendered only at build time.
 */
export function SectionList(props: SectionListProps) {
  const { entries, pictures, isUnfiltered, translate } = props;
  const isNames = countPages(entries) >= MANY && hasOnlyNames(entries, pictures);
  const pages = <Group {...props} level={2} isNames={isNames} />;
  const kind = pictures?.size ? ' pictured' : isNames ? ' section-index' : '';
  const className = `section-list${kind}`;
  if (isUnfiltered || countPages(entries) < MANY) return <div className={className}>{pages}</div>;
  return (
    <div className={className} data-names="pages">
      <NameFilter className="section-filter" count={countPages(entries)} translate={translate} />
      {pages}
      <p role="status" data-name-none="" hidden>
        {translate('apiNoMatch')}
      </p>
    </div>
  );
}

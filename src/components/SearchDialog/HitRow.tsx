import type { SyntheticEvent } from 'react';
import type { SearchHit, TextPart } from '../../model/search/SearchResult';
import type { TextKey } from '../../model/languages/textKeys';
import { isElsewhere, type SearchKind } from '../../model/search/SearchEntry';
import type { Translate } from '../Translations';

const KIND_TEXTS: Readonly<Record<SearchKind, TextKey>> = {
  page: 'searchPage',
  section: 'searchSection',
  component: 'searchComponent',
  hook: 'searchHook',
  function: 'searchFunction',
  interface: 'searchInterface',
  prop: 'searchProp',
  slot: 'searchSlot',
  class: 'searchClass',
  theme: 'searchTheme',
  type: 'searchType',
  message: 'searchMessage',
};
/** Kinds of hits whose name is text. The others are names in code, which are always left to right. */
const PROSE: ReadonlySet<SearchKind> = new Set(['page', 'section', 'message']);

/** Outlines on a 24 × 24 grid. They are loaded with the search, so they are not among the frame's icons. */
const PATHS: Readonly<Record<SearchKind, string>> = {
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  section: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  component: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9',
  hook: 'M15 4v10a5 5 0 0 1-10 0v-1l3 2M15 4a1.500 1.500 0 1 0 0-.1',
  function: 'M16 4c-3 0-4 1.500-4.500 5l-1 6c-.500 3.500-1.500 5-4.500 5M7 10h8',
  interface: 'M9 4c-3 0-1 6.500-4 8 3 1.500 1 8 4 8M15 4c3 0 1 6.500 4 8-3 1.500-1 8-4 8',
  prop: 'M4 7h6M14 7h6M4 17h2M10 17h10M12 5v4M8 15v4',
  slot: 'M4 5h16v14H4zM8 9h8v6H8z',
  class: 'M4 20a1 1 0 1 0 0-.1M11 9l-3 6M9 4h11v16h-9',
  theme:
    'M12 4a8 8 0 1 0 0 16c2 0 1.500-2 2.500-3s5.500 0 5.500-5a8 8 0 0 0-8-8zM8.500 10v.1M12 8v.1M15.500 10v.1',
  type: 'M5 6h14M12 6v13M9 19h6',
  message: 'M12 4l9 16H3zM12 10v4M12 17v.1',
};

/** The icon for the kind of a hit; decorative, its name is beside it. */
function KindIcon({ kind }: { kind: SearchKind }) {
  return (
    <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[kind]} />
    </svg>
  );
}

/** Returns an address without its scheme, as readers know it. */
function placeOf(href: string): string {
  const { host, pathname } = new URL(href);
  return host + pathname.replace(/\/$/, '');
}

interface HitRowProps {
  hit: SearchHit;
  href: string;
  userLanguage: string;
  translate: Translate;
  onGo: (hit: SearchHit) => void;
  /**
   * Whether it is in an option of a list, which the arrow keys of a field choose. Options have nothing in them that can have
   * the focus, so it becomes a link when the pointer comes, for the browser's menu and for other tabs.
   */
  isOption?: boolean;
}

/**
 * Kinds of hits in the pages of text. The others are in the API reference, where many components have members of
 * the same name: the owner comes first.
 */
const IN_TEXT: ReadonlySet<SearchKind> = new Set(['page', 'section']);

/** A hit: an icon for its kind, its name, the way to its place, and an excerpt around the match. */
export function HitRow({ hit, href, userLanguage, translate, onGo, isOption = false }: HitRowProps) {
  const isProse = PROSE.has(hit.kind);
  const kind = translate(KIND_TEXTS[hit.kind]);
  const isText = IN_TEXT.has(hit.kind);
  const way = isElsewhere(hit.key)
    ? [translate('searchElsewhere', { place: placeOf(hit.key) })]
    : (isText ? [hit.group, hit.owner] : [translate('searchApi'), hit.owner && kind]).filter(Boolean);
  const link = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (isOption) currentTarget.href = href;
  };
  return (
    <a
      className="search-dialog-hit"
      href={isOption ? undefined : href}
      data-href={href}
      lang={hit.language === userLanguage ? undefined : hit.language}
      onPointerEnter={link}
      onPointerDown={link}
      onPointerLeave={({ currentTarget }) => {
        if (isOption) currentTarget.removeAttribute('href');
      }}
      onClick={(event) => {
        link(event);
        onGo(hit);
      }}
    >
      <span className="search-dialog-kind" lang={userLanguage} title={kind}>
        <KindIcon kind={hit.kind} />
        <span className="visually-hidden">{kind}</span>
      </span>{' '}
      <span className="search-dialog-text">
        <span
          key={keyOf(hit.name)}
          className={isProse ? 'search-dialog-name' : 'search-dialog-code'}
          dir={isProse ? 'auto' : 'ltr'}
        >
          {isText ? '' : hit.owner && `${hit.owner} · `}
          <MarkedText parts={hit.name} />
        </span>{' '}
        {way.length > 0 ? (
          <span className="search-dialog-way">
            {way.map((step) => (
              <span key={step} className="search-dialog-step">
                <span dir="auto">{step}</span>
              </span>
            ))}
          </span>
        ) : null}{' '}
        {hit.excerpt.length > 0 ? (
          <span key={keyOf(hit.excerpt)} className="search-dialog-excerpt" dir="auto">
            <MarkedText parts={hit.excerpt} />
          </span>
        ) : null}
      </span>
    </a>
  );
}

/**
 * Returns the key of an element with a text. Another text, or other marks in it, is another element: a translator of the
 * page has put the pieces of the former one into elements of its own, where React does not find them.
 */
const keyOf = (parts: readonly TextPart[]) =>
  parts.map(({ text, marked }) => (marked ? `*${text}` : text)).join('\n');

/** A text with its matching parts marked. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

import { createContext, memo, useContext } from 'react';
import type { SearchHit, TextPart } from '../../model/search/SearchResult';
import type { TextKey } from '../../model/languages/textKeys';
import type { SearchKind } from '../../model/search/SearchEntry';
import type { Translate } from '../Translations';
import styles from './SearchDialog.module.css';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';

const KIND_TEXTS: Readonly<Record<SearchKind, TextKey>> = {
  page: 'searchPage',
  section: 'searchSection',
  component: 'searchComponent',
  hook: 'searchHook',
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

interface HitRowProps {
  hit: SearchHit;
  href: string;
  userLanguage: string;
  translate: Translate;
  onGo: (hit: SearchHit) => void;
}

/** A hit: its kind, its name, its owner, and an excerpt around the match. */
function HitRow({ hit, href, userLanguage, translate, onGo }: HitRowProps) {
  const isProse = PROSE.has(hit.kind);
  return (
    <a
      className={styles.hit}
      href={href}
      tabIndex={-1}
      lang={hit.language === userLanguage ? undefined : hit.language}
      onClick={() => onGo(hit)}
    >
      <span className={styles.kind} lang={userLanguage}>
        {translate(KIND_TEXTS[hit.kind])}
      </span>{' '}
      <span className={styles.text}>
        <span className={isProse ? styles.name : styles.code} dir={isProse ? 'auto' : 'ltr'}>
          <MarkedText parts={hit.name} />
        </span>{' '}
        {hit.owner ? (
          <span className={styles.owner}>
            <span dir="auto">{hit.owner}</span>
          </span>
        ) : null}{' '}
        {hit.excerpt.length > 0 ? (
          <span className={styles.excerpt} dir="auto">
            <MarkedText parts={hit.excerpt} />
          </span>
        ) : null}
      </span>
    </a>
  );
}

/** A text with its matching parts marked. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

interface HitProps {
  readonly userLanguage: string;
  readonly translate: Translate;
  readonly onGo: (hit: SearchHit) => void;
}

const HitPropsContext = createContext<HitProps | undefined>(undefined);

/** Provides the other props of hits, because the modal passes only the hit. */
export const HitContext = HitPropsContext.Provider;

/** Memoized, because the modal renders all hits again on every key, before there are new results. */
const MemoizedRow = memo(HitRow);

/** A hit in the modal. It replaces the modal's own rendering, which uses HTML strings. */
export function ModalHit({ hit }: { hit: DocSearchRecord }) {
  const hitProps = useContext(HitPropsContext);
  return hitProps ? <MemoizedRow hit={hit.shown} href={hit.url} {...hitProps} /> : null;
}

import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { forgetRecent, keepHit, readRecent } from '../../browser/search/recentHits';
import type { SearchClient } from '../../browser/search/SearchClient';
import { isPlainEnter, typeInto, watchTyping } from '../../browser/search/typing';
import { groupByProduct, type DocSearchRecord } from '../../model/search/DocSearchRecord';
import { condensePaste, MAX_QUERY_LETTERS } from '../../model/search/readQuery';
import { listProducts, type SearchManifest } from '../../model/search/SearchManifest';
import type { SearchHit } from '../../model/search/SearchResult';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import { moveFocus } from './dialogKeys';
import { HitRow } from './HitRow';
import {
  EmptyPanel,
  MorePanel,
  NoResults,
  NoticePanel,
  ScopePanel,
  StartPanel,
  WaitingPanel,
} from './panels';
import { useAnswer } from './useAnswer';

export interface SearchDialogProps {
  readonly client: SearchClient;
  readonly manifest: SearchManifest | undefined;
  readonly product: string;
  readonly initialQuery: string;
  /** The reader pressed Enter before the dialog was open, to follow the first hit. */
  readonly isEager: boolean;
  readonly translate: Translate;
  /** Follows the address of a hit. */
  readonly goTo: (href: string) => void;
  readonly onClose: () => void;
}

/** Ids of the field's lists and of their parts: `aria-controls` and `aria-activedescendant` name them. */
const ID = '_search';
const NO_RECORDS: readonly DocSearchRecord[] = [];

/** Memoized, because all hits are rendered again with every key, before there are new ones. */
const Hit = memo(HitRow);

/** The content of the search dialog: a field with the hits below it, drawn with the style sheet of DocSearch. */
export function SearchDialog(props: SearchDialogProps) {
  const { client, product, initialQuery, translate, goTo, onClose } = props;
  const { language } = client;
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** The reader has pressed Enter before the query was answered, and follows its first hit then. */
  const isWaiting = useRef(props.isEager);
  const activeIndex = useRef(0);
  const [typing] = useState(() => watchTyping());
  const [query, setQuery] = useState(initialQuery);
  const [only, setOnly] = useState('');
  const [chosen, setChosen] = useState<{ readonly of?: unknown; readonly index: number }>({ index: 0 });
  const [recent, setRecent] = useState(() => readRecent(language));
  const typed = query.trim();
  const isHeld = useCallback(() => activeIndex.current > 0, []);
  const known = useAnswer(client, { query: typed, product, only, pause: typing.next, isHeld });
  const { answer, failed } = known;
  const manifest = known.manifest ?? props.manifest;

  const records = typed === '' ? NO_RECORDS : (answer?.records ?? NO_RECORDS);
  const groups = useMemo(() => groupByProduct(records), [records]);
  const hits = groups.flatMap(([, group]) => group);
  const active = chosen.of === answer ? Math.min(chosen.index, hits.length - 1) : 0;
  const choose = (index: number) => setChosen({ of: answer, index });

  useLayoutEffect(() => {
    field.current?.focus();
    // On the dialog, because keys that go to an input method must be seen, too.
    return body.current ? typing.watch(body.current.closest('dialog') ?? body.current) : undefined;
  }, [typing]);

  useEffect(() => {
    activeIndex.current = active;
  }, [active]);

  useEffect(() => {
    list.current?.scrollTo?.(0, 0);
  }, [answer]);

  const onGo = useCallback((hit: SearchHit) => keepHit(language, hit), [language]);
  const follow = useCallback(
    (record: DocSearchRecord) => {
      onGo(record.shown);
      goTo(record.url);
    },
    [goTo, onGo],
  );

  useEffect(() => {
    if (!isWaiting.current || !answer || answer.text !== field.current?.value.trim()) return;
    isWaiting.current = false;
    const [first] = answer.records;
    if (first) follow(first);
  }, [answer, follow]);

  const write = (text: string) => {
    if (field.current) typeInto(field.current, text);
  };

  const pressEnter = (event: KeyboardEvent) => {
    const asked = field.current?.value.trim() ?? '';
    const record = hits[active];
    if (asked === '' || event.altKey) return;
    if (answer?.text !== asked) isWaiting.current = isPlainEnter(event.nativeEvent);
    else if (!record) return;
    else if (isPlainEnter(event.nativeEvent)) follow(record);
    else {
      onGo(record.shown);
      window.open(record.url, '_blank', 'noopener');
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!field.current) return;
    if (target === field.current && key === 'Enter') {
      event.preventDefault();
      pressEnter(event);
    } else if (target === field.current && hits.length > 0 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      const next = (active + (key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length;
      choose(next);
      document.getElementById(`${ID}-hit-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (moveFocus(event.nativeEvent, field.current)) event.preventDefault();
  };

  const listed = manifest ? listProducts(manifest, { product }) : [];
  const products = listed.toSorted((a, b) => Number(b.id === product) - Number(a.id === product));
  const isAnswered = typed !== '' && answer?.text === typed;
  const isDown = isAnswered && answer.isDown;
  const isEmpty = isAnswered && records.length === 0 && !isDown;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is in it
    <div ref={body} className="search-dialog-body DocSearch-Modal" onKeyDown={onKeyDown}>
      <div className="DocSearch-SearchBar">
        <form className="DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
          <label className="DocSearch-MagnifierLabel" htmlFor={`${ID}-field`}>
            <span className="visually-hidden">{translate('search')}</span>
          </label>
          <input
            ref={field}
            id={`${ID}-field`}
            className="DocSearch-Input"
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? `${ID}-list` : undefined}
            aria-activedescendant={hits.length > 0 ? `${ID}-hit-${active}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_QUERY_LETTERS}
            placeholder={translate('searchPlaceholder')}
            defaultValue={initialQuery}
            onInput={({ currentTarget: { value } }) => {
              isWaiting.current = false;
              // A transition, so that the typed letter is painted before the hits are updated.
              startTransition(() => setQuery(value));
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (text.length <= MAX_QUERY_LETTERS) return;
              event.preventDefault();
              write(condensePaste(text, manifest?.classPrefixes));
            }}
          />
          <button
            type="button"
            className="DocSearch-Reset"
            title={translate('searchClear')}
            aria-label={translate('searchClear')}
            hidden={query === ''}
            onClick={() => write('')}
          >
            <Icon name="close" size={20} />
          </button>
        </form>
        <button type="button" className="DocSearch-Cancel" onClick={onClose}>
          {translate('close')}
        </button>
      </div>
      {typed !== '' && products.length > 1 ? (
        <ScopePanel
          products={products}
          only={only}
          translate={translate}
          onChoose={(id) => {
            setOnly(id);
            field.current?.focus();
          }}
        />
      ) : null}
      {/* Scrolling by touch needs the room of the keyboard. */}
      <div
        ref={list}
        id={`${ID}-list`}
        className="DocSearch-Dropdown"
        role={hits.length > 0 ? 'listbox' : undefined}
        aria-label={hits.length > 0 ? translate('search') : undefined}
        onTouchMove={() => field.current?.blur()}
      >
        {/* The hits of another query are other elements: extensions may have removed some of the former ones. */}
        <div key={answer?.text}>
          {groups.map(([name, group], at) => (
            <section key={name} className="DocSearch-Hits">
              <div id={`${ID}-group-${at}`} className="DocSearch-Hit-source">
                {name}
              </div>
              <div role="group" aria-labelledby={`${ID}-group-${at}`}>
                {group.map((record) => {
                  const index = hits.indexOf(record);
                  return (
                    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the field keeps the focus
                    <div
                      key={record.objectID}
                      id={`${ID}-hit-${index}`}
                      className="DocSearch-Hit"
                      role="option"
                      aria-selected={index === active}
                      onMouseMove={() => {
                        if (index !== active) choose(index);
                      }}
                      // The field keeps the focus.
                      onMouseDown={(event) => event.preventDefault()}
                    >
                      <Hit
                        hit={record.shown}
                        href={record.url}
                        userLanguage={language}
                        translate={translate}
                        onGo={onGo}
                        isOption
                      />
                    </div>
                  );
                })}
              </div>
            </section>
          ))}
        </div>
      </div>
      <div className="search-dialog-panels" data-panels="">
        <p className="visually-hidden" role="status">
          {isAnswered && !isDown ? (
            <span key={records.length}>{translate('searchCount', { count: records.length })}</span>
          ) : null}
        </p>
        <NoticePanel
          failed={failed}
          isDown={isDown}
          isHostedDown={false}
          language={language}
          translate={translate}
          onRetry={known.retry}
        />
        {typed === '' ? (
          <StartPanel
            recent={recent}
            products={products}
            userLanguage={language}
            translate={translate}
            onForget={(key) => {
              setRecent(forgetRecent(language, key));
              field.current?.focus();
            }}
          />
        ) : null}
        {typed !== '' && !answer ? (
          <>
            <WaitingPanel query={typed} />
            <p className="search-dialog-waits">{translate('searchWaits')}</p>
          </>
        ) : null}
        {/* The notice says that some may be missing. */}
        {isEmpty && failed.length === 0 ? <NoResults query={typed} translate={translate} /> : null}
        {isAnswered ? (
          <MorePanel
            query={typed}
            manifest={manifest}
            userLanguage={language}
            hasMore={records.length > 0}
            translate={translate}
          />
        ) : null}
        {isEmpty ? (
          <EmptyPanel
            query={typed}
            repository={manifest?.repository}
            suggestions={answer.suggestions}
            products={products}
            translate={translate}
            onTry={write}
          />
        ) : null}
      </div>
      <div className="DocSearch-Footer">
        <ul className="DocSearch-Commands">
          {(
            [
              ['↵', 'searchKeySelect'],
              ['↓ ↑', 'searchKeyMove'],
              ['Esc', 'searchKeyClose'],
            ] as const
          ).map(([keys, text]) => (
            <li key={keys}>
              {keys.split(' ').map((key) => (
                <kbd key={key} className="DocSearch-Commands-Key">
                  {key}
                </kbd>
              ))}
              <span className="DocSearch-Label">{translate(text)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import { DocSearchModal } from '@docsearch/react';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { createPortal } from 'react-dom';
import { answerQuery, type Answer, type AskHosted } from '../../browser/search/answerQuery';
import { limitHosted } from '../../browser/search/limitHosted';
import { forgetRecent, keepRecent, readRecent } from '../../browser/search/recentHits';
import type { SearchClient } from '../../browser/search/SearchClient';
import { watchTyping, type TypingPauses } from '../../browser/search/watchTyping';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import { condensePaste, MOST_QUERY_LETTERS } from '../../model/search/readQuery';
import type { SearchManifest } from '../../model/search/SearchManifest';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations/Translations';
import { EmptyPanel } from './EmptyPanel';
import { HitDrawing, ModalHit } from './ModalHit';
import { modalTexts } from './modalTexts';
import { moveFocus } from './moveFocus';
import { NoticePanel } from './NoticePanel';
import styles from './SearchDialog.module.css';
import { StartPanel } from './StartPanel';
import { askAgain, findField, tameModal, typeInto } from './tameModal';

type Modal = ComponentProps<typeof DocSearchModal>;
type AlgoliaClient = Parameters<NonNullable<Modal['transformSearchClient']>>[0];

interface SearchDialogProps {
  client: SearchClient;
  manifest: SearchManifest | undefined;
  product: string;
  initialQuery: string;
  translate: Translate;
  /** Follows the address of a hit. */
  goTo: (href: string) => void;
  onClose: () => void;
}

const NOTHING: Answer = { records: [], suggestions: [], isDown: false, isHostedDown: false };
/** Parts of the index that come one after the other are one change. */
const SETTLE_MS = 120;

function keep(language: string, { key, name, owner, product }: SearchHit): void {
  keepRecent(language, { key, name: name.map(({ text }) => text).join(''), owner, product });
}

/** The search: DocSearch's modal over the site's own index, with the site's panels in it. */
export function SearchDialog(props: SearchDialogProps) {
  const { client, product, initialQuery, translate, goTo, onClose } = props;
  const { language } = client;
  const body = useRef<HTMLDivElement>(null);
  const typing = useRef<TypingPauses>(undefined);
  const [place, setPlace] = useState<HTMLElement>();
  const [manifest, setManifest] = useState(props.manifest);
  const [query, setQuery] = useState(initialQuery);
  const [answer, setAnswer] = useState<Answer & { text: string }>({ ...NOTHING, text: '' });
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [recent, setRecent] = useState(() => readRecent(language));

  useLayoutEffect(() => {
    if (!body.current) return undefined;
    setPlace(tameModal(body.current));
    typing.current = watchTyping(body.current);
    return typing.current.stop;
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.manifest().then(setManifest, () => undefined);
        void client.listFailed().then(setFailed, () => undefined);
        const field = findField(body.current);
        if (field) askAgain(field);
      }, SETTLE_MS);
    };
    const stop = client.subscribe(renew);
    // What fails is told by `listFailed` and by the answers.
    client.widen(product).catch(() => undefined);
    renew();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, product]);

  const transformSearchClient = useMemo(() => {
    const transform = (algolia: AlgoliaClient) => {
      const askHost: AskHosted = async (text, parameters) => {
        const { hosted } = await client.manifest();
        const request = { indexName: hosted?.indexName ?? '', query: text, ...parameters };
        const { results } = (await algolia.search({ requests: [request] } as never)) as {
          results: { hits: unknown[] }[];
        };
        return results[0]?.hits ?? [];
      };
      const ask = limitHosted(askHost);
      let newest = 0;
      const search = async ({ requests }: { requests: { query?: string }[] }) => {
        newest += 1;
        const number = newest;
        const text = requests[0]?.query ?? '';
        const found = await answerQuery(text, product, client, ask);
        await typing.current?.next();
        // What was asked for since is drawn in its place; the modal forgets a query that stays without an answer.
        if (number !== newest) return new Promise<never>(() => {});
        setAnswer({ ...found, text });
        return { results: [{ hits: found.records, nbHits: found.records.length }] };
      };
      return { ...algolia, search } as unknown as AlgoliaClient;
    };
    return transform;
  }, [client, product]);

  const { hosted } = manifest ?? {};
  const drawing = useMemo(
    () => ({ userLanguage: language, translate, onGo: (hit: SearchHit) => keep(language, hit) }),
    [language, translate],
  );

  const navigator = useMemo(() => {
    const go = (item: unknown) => keep(language, (item as DocSearchRecord).shown);
    return {
      navigate: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
        go(item);
        goTo(itemUrl);
      },
      navigateNewTab: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
        go(item);
        window.open(itemUrl, '_blank', 'noopener');
      },
      navigateNewWindow: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
        go(item);
        window.open(itemUrl, '_blank', 'noopener');
      },
    };
  }, [language, goTo]);

  // Drawn anew by itself for every letter, and not once more for what stands beside it.
  const modal = useMemo(
    () => (
      <DocSearchModal
        appId={hosted?.appId ?? 'local'}
        apiKey={hosted?.apiKey ?? 'local'}
        indexName={hosted?.indexName ?? 'local'}
        placeholder={translate('searchPlaceholder')}
        translations={modalTexts(translate)}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={24}
        disableUserPersonalization
        transformSearchClient={transformSearchClient as Modal['transformSearchClient']}
        hitComponent={ModalHit as unknown as Modal['hitComponent']}
        navigator={navigator as unknown as Modal['navigator']}
        onClose={onClose}
      />
    ),
    [hosted, translate, initialQuery, transformSearchClient, navigator, onClose],
  );

  const products = (manifest?.products ?? [])
    .filter(({ id, unlisted }) => !unlisted || id === product)
    .toSorted((a, b) => Number(b.id === product) - Number(a.id === product));
  const typed = query.trim();
  const isAnswered = answer.text.trim() === typed;
  const isEmpty = typed !== '' && isAnswered && answer.records.length === 0 && !answer.isDown;
  const field = () => findField(body.current);

  return (
    <div
      ref={body}
      className={hosted ? styles.body : `${styles.body} ${styles.local}`}
      onInput={(event) => {
        if (event.target !== field()) return;
        const { value } = event.target as HTMLInputElement;
        // The letter is painted before the panels follow it.
        startTransition(() => setQuery(value));
      }}
      onReset={() => setQuery('')}
      onPasteCapture={(event) => {
        const text = event.clipboardData.getData('text');
        const target = field();
        if (!target || text.length <= MOST_QUERY_LETTERS) return;
        event.preventDefault();
        typeInto(target, condensePaste(text));
      }}
      onKeyDownCapture={(event) => {
        const target = field();
        if (target && moveFocus(event.nativeEvent, target)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <HitDrawing value={drawing}>{modal}</HitDrawing>
      {place
        ? createPortal(
            <div className={styles.panels} data-panels="">
              <p className="visually-hidden" role="status">
                {typed !== '' && isAnswered && !answer.isDown
                  ? translate('searchCount', { count: answer.records.length })
                  : ''}
              </p>
              <NoticePanel
                failed={failed}
                isDown={answer.isDown && typed !== ''}
                isHostedDown={answer.isHostedDown}
                translate={translate}
                onRetry={() => {
                  client.retry(product).catch(() => setAnswer((shown) => ({ ...shown })));
                }}
              />
              {typed === '' ? (
                <StartPanel
                  recent={recent}
                  products={products}
                  userLanguage={language}
                  translate={translate}
                  onForget={(key) => {
                    setRecent(forgetRecent(language, key));
                    field()?.focus();
                  }}
                />
              ) : null}
              {isEmpty ? (
                <EmptyPanel
                  suggestions={answer.suggestions}
                  products={products}
                  translate={translate}
                  onTry={(text) => {
                    const target = field();
                    if (target) typeInto(target, text);
                  }}
                />
              ) : null}
            </div>,
            place,
          )
        : null}
    </div>
  );
}

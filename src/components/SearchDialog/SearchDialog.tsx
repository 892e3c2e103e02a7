import { DocSearchModal } from '@docsearch/react';
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { createPortal } from 'react-dom';
import type { Answer } from '../../browser/search/queryAnswer';
import { forgetRecent, readRecent } from '../../browser/search/recentHits';
import type { SearchClient } from '../../browser/search/SearchClient';
import { watchTyping } from '../../browser/search/typing';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import { listProducts, type SearchManifest } from '../../model/search/SearchManifest';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations';
import {
  replaceSearchClient,
  createNavigator,
  createScope,
  keepHit,
  modalTexts,
  repeatQuery,
  findField,
  CURRENT_SCROLL,
  adaptModal,
  pasteLong,
  typeInto,
  askAgain,
  type ModalSlots,
} from './docSearchModal';
import { EmptyPanel, MorePanel, NoticePanel, ScopePanel, StartPanel, WaitingPanel } from './panels';
import { HitContext, ModalHit } from './ModalHit';
import { moveFocus, useEagerEnter } from './dialogKeys';

type Modal = ComponentProps<typeof DocSearchModal>;

interface SearchDialogProps {
  client: SearchClient;
  manifest: SearchManifest | undefined;
  product: string;
  initialQuery: string;
  /** The reader pressed Enter before the dialog was open, to follow the first hit. */
  isEager: boolean;
  translate: Translate;
  /** Follows the address of a hit. */
  goTo: (href: string) => void;
  onClose: () => void;
}

const NOTHING: Answer = { records: [], suggestions: [], isDown: false, isHostedDown: false };
/** Parts of the index that load within this time are handled as one change. */
const SETTLE_MS = 120;

/** The search dialog: DocSearch's modal on top of the site's own index, with additional panels. */
export function SearchDialog(props: SearchDialogProps) {
  const { client, product, initialQuery, translate, goTo, onClose } = props;
  const { language } = client;
  const body = useRef<HTMLDivElement>(null);
  const [typing] = useState(() => watchTyping());
  const [slots, setSlots] = useState<ModalSlots>();
  const [only, setOnly] = useState('');
  const [scope] = useState(() => createScope(product));
  const [manifest, setManifest] = useState(props.manifest);
  const [query, setQuery] = useState(initialQuery);
  const [answer, setAnswer] = useState<Answer & { text: string }>({ ...NOTHING, text: '' });
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [recent, setRecent] = useState(() => readRecent(language));
  const field = useCallback(() => findField(body.current), []);

  useLayoutEffect(() => {
    if (!body.current) return undefined;
    setSlots(adaptModal(body.current, 'search-dialog-slot'));
    // On the dialog, because keys that go to an input method must be seen, too.
    return typing.watch(body.current.closest('dialog') ?? body.current);
  }, [typing]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        void client.manifest().then(setManifest, () => undefined);
        void client.listFailed().then(setFailed, () => undefined);
        const target = field();
        if (target) repeatQuery(target);
        start();
      }, SETTLE_MS);
    };
    // Errors are reported by `listFailed` and the answers. `renew` calls it again, because late parts load
    // more.
    const start = () => client.start(product).catch(() => undefined);
    const stop = client.subscribe(renew);
    start();
    renew();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, product, field]);

  const transformSearchClient = useMemo(() => {
    return replaceSearchClient(client, scope.read, typing.next, (text, found) =>
      setAnswer({ ...found, text }),
    );
  }, [client, scope, typing]);

  const choose = (id: string) => {
    setOnly(id);
    scope.choose(id);
    const target = field();
    target?.focus();
    if (target) askAgain(target);
  };

  const { hosted } = manifest ?? {};
  const hitProps = useMemo(
    () => ({ userLanguage: language, translate, onGo: (hit: SearchHit) => keepHit(language, hit) }),
    [language, translate],
  );

  const navigator = useMemo(() => createNavigator(language, goTo), [language, goTo]);

  const follow = useCallback(
    (first: DocSearchRecord) => {
      navigator.navigate({ itemUrl: first.url, item: first });
      onClose();
    },
    [navigator, onClose],
  );
  const eagerEnter = useEagerEnter(props.isEager, answer, field, follow);

  // Memoized: the modal renders on every key by itself, and must not render again when the panels change.
  const modal = useMemo(
    () => (
      <DocSearchModal
        appId={hosted?.appId ?? 'local'}
        apiKey={hosted?.apiKey ?? 'local'}
        indexName={hosted?.indexName ?? 'local'}
        placeholder={translate('searchPlaceholder')}
        translations={modalTexts(translate)}
        initialQuery={initialQuery}
        initialScrollY={CURRENT_SCROLL}
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

  const listed = manifest ? listProducts(manifest, { product }) : [];
  const products = listed.toSorted((a, b) => Number(b.id === product) - Number(a.id === product));
  const typed = query.trim();
  const isAnswered = answer.text.trim() === typed;
  const isEmpty = typed !== '' && isAnswered && answer.records.length === 0 && !answer.isDown;

  return (
    <div
      ref={body}
      className={`search-dialog-body ${hosted ? '' : 'search-dialog-local'} ${answer.isDown ? 'search-dialog-down' : ''} ${typed === '' ? 'search-dialog-blank' : ''}`}
      onInput={(event) => {
        if (event.target !== field()) return;
        eagerEnter.forget();
        const { value } = event.target as HTMLInputElement;
        // A transition, so that the typed letter is painted before the panels are updated.
        startTransition(() => setQuery(value));
      }}
      onReset={() => setQuery('')}
      onPasteCapture={(event) => {
        const target = field();
        const text = event.clipboardData.getData('text');
        if (target && pasteLong(text, target, manifest?.classPrefixes)) event.preventDefault();
      }}
      onKeyDownCapture={(event) => {
        if (event.key === 'Tab') {
          // The native dialog handles Tab. The modal's own handler would interfere.
          event.stopPropagation();
          return;
        }
        const target = field();
        const { nativeEvent } = event;
        if (eagerEnter.handleKey(nativeEvent) || (target && moveFocus(nativeEvent, target))) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <HitContext value={hitProps}>{modal}</HitContext>
      {slots && typed !== '' && products.length > 1
        ? createPortal(
            <ScopePanel products={products} only={only} translate={translate} onChoose={choose} />,
            slots.above,
          )
        : null}
      {slots
        ? createPortal(
            <div className="search-dialog-panels" data-panels="">
              <p className="visually-hidden" role="status">
                {typed !== '' && isAnswered && !answer.isDown
                  ? translate('searchCount', { count: answer.records.length })
                  : ''}
              </p>
              <NoticePanel
                failed={failed}
                isDown={answer.isDown && typed !== ''}
                isHostedDown={answer.isHostedDown}
                language={language}
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
              {typed !== '' && answer.text === '' ? <WaitingPanel query={typed} /> : null}
              {typed !== '' && isAnswered ? (
                <MorePanel
                  query={typed}
                  manifest={manifest}
                  userLanguage={language}
                  hasMore={answer.records.length > 0}
                  translate={translate}
                />
              ) : null}
              {isEmpty ? (
                <EmptyPanel
                  query={answer.text}
                  repository={manifest?.repository}
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
            slots.below,
          )
        : null}
    </div>
  );
}

import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { createContext, useContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerQuery, limitHosted, type Answer, type AskHosted } from '../../browser/search/queryAnswer';
import { keepHit } from '../../browser/search/recentHits';
import type { SearchClient } from '../../browser/search/SearchClient';
import type { DocSearchRecord } from '../../model/search/DocSearchRecord';
import { listProducts, type HostedIndex, type SearchManifest } from '../../model/search/SearchManifest';
import type { SearchHit } from '../../model/search/SearchResult';
import type { Translate } from '../Translations';
import { HitRow } from './HitRow';
import { EmptyPanel, NoticePanel } from './panels';
import type { SearchDialogProps } from './SearchDialog';

interface HitProps {
  readonly userLanguage: string;
  readonly translate: Translate;
  readonly onGo: (hit: SearchHit) => void;
}

/** The other props of hits, because the modal passes only the hit. */
const HitContext = createContext<HitProps | undefined>(undefined);

function ModalHit({ hit }: { hit: unknown }) {
  const hitProps = useContext(HitContext);
  const { shown, url } = hit as DocSearchRecord;
  return hitProps ? <HitRow hit={shown} href={url} isOption {...hitProps} /> : null;
}

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;

/**
 * Returns a transformation of the modal's search client that asks for the facets of this site, and answers from the
 * site's own index if the host does not respond.
 * @param onAnswer called with each answer before the modal receives it
 */
function createTransformation(
  client: SearchClient,
  product: string,
  onAnswer: (text: string, found: Answer) => void,
): TransformClient {
  return (algolia) => {
    const askHost: AskHosted = async (text, parameters) => {
      const { hosted } = await client.manifest();
      const request = { indexName: hosted?.indexName ?? '', query: text, ...parameters };
      const { results } = (await algolia.search({ requests: [request] } as never)) as {
        results: { hits: unknown[] }[];
      };
      return results[0]?.hits ?? [];
    };
    const ask = limitHosted(askHost);
    const search = async ({ requests }: { requests: { query?: string }[] }) => {
      const text = requests[0]?.query ?? '';
      const found = await answerQuery(text, { product }, client, ask);
      onAnswer(text, found);
      return { results: [{ hits: found.records, nbHits: found.records.length }] };
    };
    return { ...algolia, search: search as unknown as typeof algolia.search };
  };
}

/** Returns the translations of DocSearch's modal. */
function modalTexts(translate: Translate): NonNullable<DocSearchModalProps['translations']> {
  return {
    searchBox: {
      resetButtonTitle: translate('searchClear'),
      resetButtonAriaLabel: translate('searchClear'),
      cancelButtonText: translate('close'),
      cancelButtonAriaLabel: translate('close'),
      searchInputLabel: translate('search'),
    },
    footer: {
      selectText: translate('searchKeySelect'),
      selectKeyAriaLabel: 'Enter',
      navigateText: translate('searchKeyMove'),
      navigateUpKeyAriaLabel: '↑',
      navigateDownKeyAriaLabel: '↓',
      closeText: translate('searchKeyClose'),
      closeKeyAriaLabel: 'Escape',
      searchByText: translate('searchBy'),
    },
    noResultsScreen: { noResultsText: translate('searchNothing') },
  };
}

interface HostedDialogProps extends SearchDialogProps {
  readonly manifest: SearchManifest;
  readonly hosted: HostedIndex;
}

/** The content of the search dialog if a hosted index answers: DocSearch's own modal, as it is. */
export function HostedDialog({
  client,
  manifest,
  hosted,
  product,
  initialQuery,
  translate,
  goTo,
  onClose,
}: HostedDialogProps) {
  const { language } = client;
  const [isOpen, setIsOpen] = useState(true);
  /** The modal begins again with another query: it has no other way to get one. */
  const [start, setStart] = useState({ query: initialQuery, count: 0 });
  const [answer, setAnswer] = useState<Answer & { readonly text: string }>();
  const hitProps = useMemo(
    () => ({ userLanguage: language, translate, onGo: (hit: SearchHit) => keepHit(language, hit) }),
    [language, translate],
  );
  const modal = useMemo(() => {
    const keep = (item: unknown) => keepHit(language, (item as DocSearchRecord).shown);
    const openBeside = ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
      keep(item);
      window.open(itemUrl, '_blank', 'noopener');
    };
    return {
      translations: modalTexts(translate),
      hitComponent: ModalHit as unknown as NonNullable<DocSearchModalProps['hitComponent']>,
      transformSearchClient: createTransformation(client, product, (text, found) =>
        setAnswer({ ...found, text }),
      ),
      navigator: {
        navigate: ({ itemUrl, item }: { itemUrl: string; item: unknown }) => {
          keep(item);
          // First, because the modal scrolls the page back when it is removed, and a link into the page scrolls it.
          flushSync(() => setIsOpen(false));
          goTo(itemUrl);
        },
        navigateNewTab: openBeside,
        navigateNewWindow: openBeside,
      } as unknown as NonNullable<DocSearchModalProps['navigator']>,
    };
  }, [client, product, language, translate, goTo]);
  const [scroll] = useState(() => window.scrollY);
  if (!isOpen) return null;
  const isEmpty = answer !== undefined && answer.records.length === 0 && !answer.isDown;
  return (
    <div
      className="search-dialog-body search-dialog-hosted"
      onKeyDownCapture={(event) => {
        // The native dialog keeps the focus; the modal would keep it away from the panels.
        if (event.key === 'Tab') event.stopPropagation();
      }}
      onInput={() => setAnswer(undefined)}
    >
      <HitContext value={hitProps}>
        <DocSearchModal
          {...modal}
          {...hosted}
          key={start.count}
          placeholder={translate('searchPlaceholder')}
          initialQuery={start.query}
          initialScrollY={scroll}
          maxResultsPerGroup={24}
          disableUserPersonalization
          onClose={() => {
            setIsOpen(false);
            onClose();
          }}
        />
      </HitContext>
      <div className="search-dialog-panels" data-panels="">
        <p className="visually-hidden" role="status">
          {answer && !answer.isDown ? translate('searchCount', { count: answer.records.length }) : ''}
        </p>
        <NoticePanel
          failed={[]}
          isDown={answer?.isDown ?? false}
          isHostedDown={answer?.isHostedDown ?? false}
          language={language}
          translate={translate}
          onRetry={() => {
            client.retry(product).catch(() => undefined);
          }}
        />
        {isEmpty ? (
          <EmptyPanel
            query={answer.text}
            repository={manifest.repository}
            suggestions={answer.suggestions}
            products={listProducts(manifest, { product })}
            translate={translate}
            onTry={(query) => setStart(({ count }) => ({ query, count: count + 1 }))}
          />
        ) : null}
      </div>
    </div>
  );
}

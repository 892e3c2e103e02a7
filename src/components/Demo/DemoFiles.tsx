import { useEffect, useState, type KeyboardEvent } from 'react';
import type { DemoBlock, DemoExtras } from '../../model/demos/demo';
import { MAIN_FILE, nameOfFile, nameOfMain } from '../../model/demos/demoFiles';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { isWrapped } from '../../browser/code/codeWrap';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import { useTrustedHtml } from '../useTrustedHtml';
import { fetchExtras } from './demoExtras';
import { NeedsNetwork } from './NeedsNetwork';
import { nextInRow } from './nextInRow';

/** Returns the ID of the tab of a file. */
export function tabIdOf({ region, files = [] }: DemoBlock, file: string): string {
  return `${region}-file${files.indexOf(file) + 1}`;
}

interface DemoFilesProps {
  block: DemoBlock;
  variant: CodeVariant;
  /** Path of the file that is shown. */
  file: string;
  /** ID of the element that shows it. */
  panelId: string;
  onFile: (file: string) => void;
  translate: Translate;
}

/** The tabs of a demo's files. An arrow key shows the next one at once: all are here. */
export function DemoFiles({ block, variant, file, panelId, onFile, translate }: DemoFilesProps) {
  const { name, files = [] } = block;
  const tabs = [
    { path: MAIN_FILE, text: nameOfMain(name, variant) },
    ...files.flatMap((path) => {
      const text = nameOfFile(path, variant);
      return text === undefined ? [] : [{ path, text }];
    }),
  ];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const list = event.currentTarget.parentElement;
    if (!list) return;
    const row = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
    const from = row.indexOf(event.currentTarget);
    const next = nextInRow(row, from, event.key, getComputedStyle(list).direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return (
    <div role="tablist" aria-label={translate('demoFiles', { name })}>
      {tabs.map(({ path, text }) => (
        <button
          key={path}
          id={tabIdOf(block, path)}
          type="button"
          role="tab"
          dir="ltr"
          aria-selected={path === file}
          aria-controls={path === file ? panelId : undefined}
          tabIndex={path === file ? 0 : -1}
          onClick={() => onFile(path)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface FileCodeProps {
  id: string;
  block: DemoBlock;
  file: string;
  variant: CodeVariant;
  translate: Translate;
}

/** The code of a file beside a demo, which is fetched with the highlighted code of the demo. */
export function FileCode({ id, block, file, variant, translate }: FileCodeProps) {
  const { extrasHref } = block;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<DemoExtras | 'failed'>();
  useEffect(() => {
    let gone = false;
    fetchExtras(extrasHref).then(
      (extras) => gone || setLoaded(extras),
      () => gone || setLoaded('failed'),
    );
    return () => {
      gone = true;
    };
  }, [extrasHref, attempt]);
  const shown = loaded === 'failed' ? undefined : loaded?.files?.[file];
  const trusted = useTrustedHtml(shown?.html[variant] ?? '');
  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <div
      id={id}
      className={`demo-code${shown?.size ?? ''}`}
      data-code-block=""
      data-open="open"
      role="tabpanel"
      aria-labelledby={tabIdOf(block, file)}
    >
      {shown?.size.startsWith(' long') ? (
        <button
          type="button"
          className="wrap demo-wrap"
          data-wrap-toggle=""
          aria-pressed={isWrapped()}
          aria-label={translate('wrapLines')}
        >
          <Tip>{translate('wrapLines')}</Tip>
        </button>
      ) : null}
      {loaded === 'failed' ? <NeedsNetwork role="status" onRetry={retry} translate={translate} /> : null}
      <div dangerouslySetInnerHTML={trusted} />
    </div>
  );
}

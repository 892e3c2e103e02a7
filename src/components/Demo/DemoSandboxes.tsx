import { useState, type ComponentProps } from 'react';
import { announce } from '../../browser/announce';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import type { DemoBlock } from '../../model/demos/demo';
import type { SandboxHost } from '../../model/demos/sandboxForm';
import { translate as translateWith } from '../../model/languages/translate';
import type { Translate } from '../Translations';
import styles from './Demo.module.css';
import { fetchExtras, type ShownCode } from './demoExtras';
import type { ClickLabel } from '../../model/analytics/AnalyticsEvent';
import { Icon, type IconName } from '../Icon';

interface DemoSandboxesProps {
  block: DemoBlock;
  code: ShownCode;
  textsHref: string;
  translate: Translate;
}

const loadSandbox = () => import('./openSandbox');

/** Buttons that open the demo as a project in an online sandbox; failures are shown and announced. */
export function DemoSandboxes({ block, code, textsHref, translate }: DemoSandboxesProps) {
  const [failure, setFailure] = useState('');
  const open = async (host: SandboxHost) => {
    setFailure('');
    try {
      const { openSandbox } = await loadSandbox();
      await openSandbox(host, block, code);
    } catch (error) {
      const isLarge = error instanceof Error && error.message.startsWith('The project is too large');
      const texts = isLarge ? await loadTexts(textsHref).catch(() => undefined) : undefined;
      const text = texts ? translateWith(texts, 'sandboxTooLarge') : translate('needsNetwork');
      setFailure(text);
      announce(text);
    }
  };
  // Browsers allow opening a tab only shortly after a click, so the data is fetched on hover or focus.
  const prepare = () => {
    loadSandbox().catch(() => undefined);
    fetchExtras(block.extrasHref).catch(() => undefined);
  };
  return (
    <>
      <ToolButton
        icon="stackblitz"
        tabIndex={-1}
        track="demo-stackblitz"
        label={translate('openStackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open('stackblitz')}
      />
      <ToolButton
        icon="codesandbox"
        tabIndex={-1}
        track="demo-codesandbox"
        label={translate('openCodeSandbox')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open('codesandbox')}
      />
      {failure ? <span className={styles.notice}>{failure}</span> : null}
    </>
  );
}

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: IconName;
  label: string;
  track: ClickLabel;
}

/** An icon button of a demo's toolbar; it needs the runtime. */
export function ToolButton({ icon, label, track, ...props }: ToolButtonProps) {
  return (
    <button
      {...props}
      type="button"
      data-needs-runtime=""
      data-track={track}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

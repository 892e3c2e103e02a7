import { useState } from 'react';
import { track } from '../../browser/analytics/track';
import { announce } from '../../browser/announce';
import { loadTexts } from '../../browser/fetching/fetchOnce';
import { importLazily } from '../../browser/fetching/importLazily';
import type { DemoBlock } from '../../model/demos/demo';
import type { SandboxHost } from '../../model/demos/sandboxForm';
import { translate as translateWith } from '../../model/languages/translate';
import type { Translate } from '../Translations';
import { fetchExtras, type ShownCode } from './demoExtras';
import { MenuButton } from './ToolButton';

interface DemoSandboxesProps {
  block: DemoBlock;
  code: ShownCode;
  textsHref: string;
  translate: Translate;
}

const loadSandbox = () => importLazily(() => import('./openSandbox'));

/** Entries that open the demo as a project in an online sandbox; failures are shown and announced. */
export function DemoSandboxes({ block, code, textsHref, translate }: DemoSandboxesProps) {
  const [failure, setFailure] = useState('');
  const open = async (host: SandboxHost) => {
    setFailure('');
    try {
      const { openSandbox } = await loadSandbox();
      await openSandbox(host, block, code);
      track({ name: 'demo_sandbox', demo: block.name, sandbox: host });
      return true;
    } catch (error) {
      const isLarge = error instanceof Error && error.message.startsWith('The project is too large');
      const texts = isLarge ? await loadTexts(textsHref).catch(() => undefined) : undefined;
      const text = texts ? translateWith(texts, 'sandboxTooLarge') : translate('needsNetwork');
      setFailure(text);
      announce(text);
      return false;
    }
  };
  // Browsers allow opening a tab only shortly after a click, so the data is fetched on hover or focus.
  const prepare = () => {
    loadSandbox().catch(() => undefined);
    fetchExtras(block.extrasHref).catch(() => undefined);
  };
  return (
    <>
      <MenuButton
        icon="stackblitz"
        track="demo-stackblitz"
        label={translate('openStackBlitz')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onChoose={() => open('stackblitz')}
      />
      <MenuButton
        icon="codesandbox"
        track="demo-codesandbox"
        label={translate('openCodeSandbox')}
        onPointerEnter={prepare}
        onFocus={prepare}
        onChoose={() => open('codesandbox')}
      />
      {failure ? <span className="demo-notice">{failure}</span> : null}
    </>
  );
}

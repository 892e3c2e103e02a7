import { setCodeVariant } from '../../browser/settings/codeVariant';
import { CODE_VARIANTS, type CodeVariant } from '../../model/settings/codeVariant';
import type { DemoBlock } from '../../model/demos/DemoBlock';
import { Icon } from '../Icon/Icon';
import type { Translate } from '../Translations/Translations';
import type { Direction } from './createDemoCache';
import { DemoCopy } from './DemoCopy';
import styles from './Demo.module.css';

interface DemoToolbarProps {
  block: DemoBlock;
  variant: CodeVariant;
  codeId: string;
  codeOpen: boolean;
  scheme: 'light' | 'dark' | undefined;
  direction: Direction;
  onToggleCode: () => void;
  onScheme: (scheme: 'light' | 'dark' | undefined) => void;
  onDirection: (direction: Direction) => void;
  onReset: () => void;
  translate: Translate;
}

function currentScheme(): 'light' | 'dark' {
  return document.documentElement.dataset.muiColorScheme === 'dark' ? 'dark' : 'light';
}

/** What can be done with a demo. Every button is one that only the runtime answers. */
export function DemoToolbar(props: DemoToolbarProps) {
  const { block, variant, codeId, codeOpen, scheme, direction, translate } = props;
  const { name } = block;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={translate('demoToolbar', { name })}>
      <button
        type="button"
        data-needs-runtime=""
        aria-expanded={codeOpen}
        aria-controls={codeId}
        onClick={props.onToggleCode}
      >
        {translate(codeOpen ? 'hideCode' : 'showCode')}
      </button>
      <span className={styles.variants} role="group" aria-label={translate('codeLanguage')}>
        {CODE_VARIANTS.map((choice) => (
          <button
            key={choice}
            type="button"
            data-needs-runtime=""
            aria-pressed={choice === variant}
            onClick={() => setCodeVariant(choice)}
          >
            {choice}
          </button>
        ))}
      </span>
      <span className={styles.space} />
      <DemoCopy block={block} variant={variant} translate={translate} />
      <button
        type="button"
        data-needs-runtime=""
        aria-label={translate('demoColours')}
        title={translate('demoColours')}
        aria-pressed={scheme !== undefined}
        onClick={() => props.onScheme(scheme ? undefined : currentScheme() === 'dark' ? 'light' : 'dark')}
      >
        <Icon name="mode" size={18} />
      </button>
      <button
        type="button"
        data-needs-runtime=""
        aria-label={translate('demoDirection')}
        title={translate('demoDirection')}
        onClick={() => props.onDirection(direction === 'rtl' ? 'ltr' : 'rtl')}
      >
        <Icon name="direction" size={18} />
      </button>
      <button
        type="button"
        data-needs-runtime=""
        aria-label={translate('resetDemo')}
        title={translate('resetDemo')}
        onClick={props.onReset}
      >
        <Icon name="reset" size={18} />
      </button>
      <a
        href={`#${name}.${variant === 'TS' ? 'tsx' : 'js'}`}
        aria-label={translate('linkToDemo')}
        title={translate('linkToDemo')}
      >
        <Icon name="link" size={18} />
      </a>
    </div>
  );
}

import { getShownMode } from '../../browser/settings/libraryMode';
import type { DemoBlock, DemoLook } from '../../model/demos/demo';
import type { CodeVariant } from '../../model/settings/codeSettings';
import { Icon } from '../Icon';
import type { Translate } from '../Translations';
import type { ShownCode } from './demoExtras';
import { DemoSandboxes } from './DemoSandboxes';
import { MenuButton } from './ToolButton';

interface DemoMenuProps {
  id: string;
  block: DemoBlock;
  variant: CodeVariant;
  code: ShownCode;
  look: DemoLook;
  textsHref: string;
  onLook: (look: DemoLook) => void;
  /** Chooses a language of code; absent if there is no choice, or if the bar has it. */
  onVariant: ((choice: CodeVariant, former: CodeVariant) => void) | undefined;
  /** Opens or closes the editor; absent if the demo cannot be edited. Hidden where the bar has it. */
  onEdit: (() => void) | undefined;
  translate: Translate;
}

function otherScheme(): 'light' | 'dark' {
  return getShownMode() === 'dark' ? 'light' : 'dark';
}

/** The rarer actions of a demo, a native popover that a button of the toolbar opens. */
export function DemoMenu(props: DemoMenuProps) {
  const { id, block, variant, code, look, onLook, onVariant, onEdit, textsHref, translate } = props;
  const { direction, scheme } = look;
  const { name, display } = block;
  const other = variant === 'TS' ? 'JS' : 'TS';
  return (
    <div id={id} popover="auto" className="demo-menu" role="group" aria-label={translate('demoMore')}>
      {onEdit ? (
        <MenuButton icon="edit" track="demo-edit" label={translate('editLive')} onChoose={onEdit} />
      ) : null}
      {onVariant ? (
        <MenuButton
          icon="api"
          track="demo-variant"
          label={translate('showVariant', { name: other === 'TS' ? 'TypeScript' : 'JavaScript' })}
          onChoose={() => onVariant(other, variant)}
        />
      ) : null}
      <DemoSandboxes block={block} code={code} textsHref={textsHref} translate={translate} />
      <MenuButton
        icon="moon"
        track="demo-colors"
        label={translate('demoColors')}
        aria-pressed={scheme !== undefined}
        onChoose={() => onLook({ direction, scheme: scheme ? undefined : otherScheme() })}
      />
      <MenuButton
        icon="direction"
        track="demo-direction"
        label={translate('demoDirection')}
        aria-pressed={direction === 'rtl'}
        onChoose={() => onLook({ scheme, direction: direction === 'rtl' ? 'ltr' : 'rtl' })}
      />
      <a href={`#${name}.${variant === 'TS' ? 'tsx' : 'js'}`} data-track="demo-link">
        <Icon name="link" size={18} />
        {translate('linkToDemo')}
      </a>
      {display.hideEditButton || !block.sourceHref ? null : (
        <a href={block.sourceHref}>
          <Icon name="repository" size={18} />
          {translate('demoSource')}
        </a>
      )}
    </div>
  );
}

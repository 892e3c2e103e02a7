import { Icon } from '../Icon';
import styles from './Demo.module.css';
import { DemoSandboxes } from './DemoSandboxes';
import type { DemoToolbarProps } from './DemoToolbar';
import { MenuButton } from './ToolButton';

function otherScheme(): 'light' | 'dark' {
  return document.documentElement.dataset.muiColorScheme === 'dark' ? 'light' : 'dark';
}

/** The rarer actions of a demo, a native popover that a button of the toolbar opens. */
export function DemoMenu(props: DemoToolbarProps & { id: string }) {
  const { id, block, variant, code, look, onLook, textsHref, translate } = props;
  const { direction, scheme } = look;
  const { name, display } = block;
  return (
    <div id={id} popover="auto" className={styles.menu} role="group" aria-label={translate('demoMore')}>
      <DemoSandboxes block={block} code={code} textsHref={textsHref} translate={translate} />
      <MenuButton
        icon="moon"
        track="demo-colors"
        label={translate('demoColors')}
        aria-pressed={scheme !== undefined}
        onClick={() => onLook({ direction, scheme: scheme ? undefined : otherScheme() })}
      />
      <MenuButton
        icon="direction"
        track="demo-direction"
        label={translate('demoDirection')}
        aria-pressed={direction === 'rtl'}
        onClick={() => onLook({ scheme, direction: direction === 'rtl' ? 'ltr' : 'rtl' })}
      />
      <a href={`#${name}.${variant === 'TS' ? 'tsx' : 'js'}`} data-track="demo-link">
        <Icon name="link" size={18} />
        {translate('linkToDemo')}
      </a>
      {display.hideEditButton ? null : (
        <a href={block.sourceHref}>
          <Icon name="repository" size={18} />
          {translate('demoSource')}
        </a>
      )}
    </div>
  );
}

import { Icon } from '../Icon';
import { Tip } from '../Tip';
import type { Translate } from '../Translations';
import { ThemeSwitch } from './ThemeSwitch';

/** A button of a demo's toolbar that opens the switch of the theme: a native popover. */
export function ThemeMenu({ id, translate }: { id: string; translate: Translate }) {
  const name = translate('settingsTheme');
  return (
    <>
      <button type="button" tabIndex={-1} popoverTarget={id} aria-label={name}>
        <Icon name="design" size={18} />
        <Tip>{name}</Tip>
      </button>
      <div id={id} popover="auto" className="demo-menu theme-menu" role="group" aria-label={name}>
        <ThemeSwitch translate={translate} />
      </div>
    </>
  );
}

import { use, type ComponentPropsWithRef } from 'react';
import { PanelContext } from '@/panel/PanelContext';

export interface PanelHeaderProps extends ComponentPropsWithRef<'button'> {
  /** Where the mark of the state is. */
  mark?: 'start' | 'end' | 'none';
}

/** Opens and closes the panel. */
export function PanelHeader({ mark = 'end', ...props }: PanelHeaderProps) {
  const { isOn, toggle } = use(PanelContext);
  return <button type="button" aria-expanded={isOn} data-mark={mark} onClick={toggle} {...props} />;
}

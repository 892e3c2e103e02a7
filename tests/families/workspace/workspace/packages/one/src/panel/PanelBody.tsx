import { use, type ComponentPropsWithRef } from 'react';
import { PanelContext } from '@/panel/PanelContext';

export interface PanelBodyProps extends ComponentPropsWithRef<'div'> {
  /** Whether the text stays in the document while the panel is closed. */
  keepMounted?: boolean;
  /** The space around the text. */
  space?: 'none' | 'small' | 'large';
}

/** Has the text of the panel. */
export function PanelBody({ keepMounted = true, space = 'small', ...props }: PanelBodyProps) {
  const { isOn } = use(PanelContext);
  return isOn || keepMounted ? <div hidden={!isOn} data-space={space} {...props} /> : null;
}

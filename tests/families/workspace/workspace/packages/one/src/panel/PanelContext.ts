import { createContext } from 'react';
import type { Toggle } from '@/toggle/useToggle';

/** The state of the panel that a part is in; a part alone is closed. */
export const PanelContext = createContext<Toggle>({ isOn: false, toggle: () => {}, set: () => {} });

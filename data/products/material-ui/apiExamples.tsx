import { cloneElement, type ReactElement } from 'react';

/** Components that render all their slots only with further props. */
export const examples = {
  Avatar: (element: ReactElement<{ src?: string }>) => cloneElement(element, { src: '/avatar.png' }),
};

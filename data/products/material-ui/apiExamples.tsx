import { cloneElement, type ReactElement } from 'react';

/** Components that render all their slots only with further props. */
export const examples = {
  AccordionSummary: (element: ReactElement<{ expandIcon?: string }>) =>
    cloneElement(element, { expandIcon: 'v' }),
  Avatar: (element: ReactElement<{ src?: string }>) => cloneElement(element, { src: '/avatar.png' }),
};

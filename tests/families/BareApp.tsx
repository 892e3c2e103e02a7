import type { ReactNode } from 'react';

/** What an app sets up around components of a library. */
export interface BareProps {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

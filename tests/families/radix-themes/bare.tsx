import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import type { BareProps } from '../BareApp';

export function Bare({ mode, direction, children }: BareProps) {
  return (
    <Theme appearance={mode} hasBackground={false} dir={direction}>
      {children}
    </Theme>
  );
}

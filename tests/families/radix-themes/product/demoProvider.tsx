import { Theme } from '@radix-ui/themes';
import type { DemoProviderProps } from 'docs-shell';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return (
    <Theme hasBackground={false} dir={direction}>
      {children}
    </Theme>
  );
}

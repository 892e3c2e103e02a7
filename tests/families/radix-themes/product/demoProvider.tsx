import { Theme } from '@radix-ui/themes';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return (
    <Theme hasBackground={false} dir={direction}>
      {children}
    </Theme>
  );
}

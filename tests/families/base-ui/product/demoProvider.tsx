import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { DemoProviderProps } from 'docs-shell';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

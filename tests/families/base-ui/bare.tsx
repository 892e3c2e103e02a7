import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { BareProps } from '../BareApp';

export function Bare({ direction, children }: BareProps) {
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}

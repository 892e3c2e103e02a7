import './tailwind.css';
import type { BareProps } from '../BareApp';

export function Bare({ direction, children }: BareProps) {
  return <div dir={direction}>{children}</div>;
}

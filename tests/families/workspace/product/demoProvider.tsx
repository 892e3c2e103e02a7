import './tailwind.css';
import type { DemoProviderProps } from '../../../src/model/demos/DemoProviderModule';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return <div dir={direction}>{children}</div>;
}

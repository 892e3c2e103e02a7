import './tailwind.css';
import type { DemoProviderProps } from 'docs-shell';

export function DemoProvider({ direction, children }: DemoProviderProps) {
  return <div dir={direction}>{children}</div>;
}

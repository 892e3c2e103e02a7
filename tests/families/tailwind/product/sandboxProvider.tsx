import type { CSSProperties, ReactNode } from 'react';

export function Provider({ theme, children }: { theme?: CSSProperties; children: ReactNode }) {
  return <div style={theme}>{children}</div>;
}

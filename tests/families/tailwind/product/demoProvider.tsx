import './tailwind.css';
import type { CSSProperties } from 'react';
import type { DemoProviderProps, DemoTheming, ThemeChoices } from 'docs-shell';

const OWN_RADIUS = 6;
const radiusOf = ({ radius = OWN_RADIUS }: ThemeChoices = {}) => ({ '--radius-md': `${radius}px` });

export function DemoProvider({ direction, choices, children }: DemoProviderProps) {
  return (
    <div dir={direction} style={choices && (radiusOf(choices) as CSSProperties)}>
      {children}
    </div>
  );
}

export const listStyleSheets = (choices?: ThemeChoices) => [{ ':root': radiusOf(choices) }];

export const theming: DemoTheming = {
  defaults: { radius: OWN_RADIUS },
  prefix: '',
  code: (choices) => ({
    imports: [],
    create: 'Object.assign',
    options: { components: {}, ...radiusOf(choices) },
  }),
};

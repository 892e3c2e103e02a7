import type { DemoColorMode } from '../../model/demos/demoColorMode';

/** A class or an attribute with the word "dark", as selectors of style sheets write it. */
const SELECTOR =
  /\.((?:theme-|mode-)?dark(?:-theme|-mode)?)(?![\w-])|\[(data-[\w-]+|class)[~^*|$]?=\\?["']?([\w-]*dark)\\?["']?\]/g;
/** Classes of Tailwind for the dark mode, which have the class `dark` around them if an app says so. */
const VARIANT =
  /(?<![\w-])dark:(?:[a-z]+:)*(?:bg|text|border|ring|shadow|fill|stroke|from|to|divide|outline)-/;

/** Returns whether a text has classes of Tailwind for the dark mode. */
export const hasTailwindMode = (text: string) => VARIANT.test(text);

/** Returns how often each value is in a list, the most frequent one first. */
function countEach(values: Iterable<string>): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/**
 * Returns how a library gets its color mode, by the selectors of its dark mode in a style sheet or in code that makes rules;
 * undefined if there are none.
 */
export function findColorMode(text: string): DemoColorMode | undefined {
  const found = [...text.matchAll(SELECTOR)].map(([, ofClass, attribute, value]) =>
    ofClass !== undefined || attribute === 'class' ? `class ${ofClass ?? value}` : `${attribute} ${value}`,
  );
  const [most] = countEach(found);
  if (most === undefined)
    return hasTailwindMode(text) ? { class: true, values: { light: 'light', dark: 'dark' } } : undefined;
  const [attribute = '', dark = ''] = most[0].split(' ');
  const values = { light: dark.replace('dark', 'light'), dark };
  const sign = attribute === 'class' ? `.${dark}` : `[${attribute}`;
  const place = text.includes(`body${sign}`) ? ({ selector: 'body' } as const) : {};
  return attribute === 'class' ? { ...place, class: true, values } : { ...place, attribute, values };
}

/** Names of the parts of an ad's card in the style sheet, in this order. */
export const CARD_PARTS = ['card', 'inline', 'link', 'picture', 'text', 'name', 'by'] as const;

/** Class names of the card's parts. */
export type CardClasses = Readonly<Record<(typeof CARD_PARTS)[number], string>>;

/** Formats class names for the slot: the prefix that all of them share, or else all, separated by spaces. */
export function formatCardClasses(classes: Readonly<Record<string, string>>): string {
  const names = CARD_PARTS.map((part) => classes[part] ?? part);
  const [prefix = ''] = (names[0] ?? '').split(CARD_PARTS[0]);
  return names.every((name, at) => name === prefix + CARD_PARTS[at]) ? prefix : names.join(' ');
}

/** Parses what `formatCardClasses` has written. */
export function parseCardClasses(text: string): CardClasses {
  const names = text.split(' ');
  const [prefix = ''] = names;
  return Object.fromEntries(
    CARD_PARTS.map((part, at) => [part, names.length > 1 ? (names[at] ?? '') : prefix + part]),
  ) as CardClasses;
}

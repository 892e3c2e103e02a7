/** What the reader chose: the direction of the language, or a fixed one. */
export const DIRECTION_CHOICES = ['auto', 'ltr', 'rtl'] as const;
export type DirectionChoice = (typeof DIRECTION_CHOICES)[number];

/** Where the choice is kept. */
export const DIRECTION_KEY = 'direction';

/** The choice that a stored value stands for; anything unknown is `auto`. */
export function parseDirection(stored: string | null | undefined): DirectionChoice {
  return DIRECTION_CHOICES.find((choice) => choice === stored) ?? 'auto';
}

import { WORDS } from './words';

const word = (random: () => number) => WORDS[Math.floor(random() * WORDS.length)] ?? 'word';

/** Returns a number of words, the first one capitalized. */
export function writeWords(random: () => number, count: number): string {
  const words = Array.from({ length: count }, () => word(random)).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a paragraph of a number of sentences, with some words emphasized or set as code; no two are alike.
 */
export function writeParagraph(random: () => number, sentences: number): string {
  return Array.from({ length: sentences }, () => {
    const start = writeWords(random, 6 + Math.floor(random() * 8));
    const marked = random() < 0.5 ? `\`${word(random)}\`` : `**${word(random)}**`;
    return `${start} ${marked} ${writeWords(random, 5).toLowerCase()}.`;
  }).join(' ');
}

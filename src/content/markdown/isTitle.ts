import type { Token } from 'markdown-it';

/** Whether a token opens or closes the title of its page: a `# ` heading that stands in no list, quote or callout. */
export function isTitle({ tag, level }: Token): boolean {
  return tag === 'h1' && level === 0;
}

/** Numbers for the addresses of links: nearly all of them stand on every page. */
export interface LinkTable {
  readonly hrefs: readonly string[];
  readonly numberOf: (href: string) => number;
}

/** A copy that does not keep the document alive which it was cut from. */
export function detach(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** A table without addresses; each gets the next number, from 0 on, when it is first asked for. */
export function createLinkTable(): LinkTable {
  const hrefs: string[] = [];
  const numbers = new Map<string, number>();
  return {
    hrefs,
    numberOf: (href) => {
      const known = numbers.get(href);
      if (known !== undefined) return known;
      const own = detach(href);
      numbers.set(own, hrefs.length);
      return hrefs.push(own) - 1;
    },
  };
}

import type { Ledger } from './Ledger';

const COMMENT = `# Every language and page that was published, and the places that readers may link to: written by "npm run ledger".
# A build that lacks one of them fails until data/redirects.ts says where it has gone. Lines are never removed.
`;

/** The ledger as text, ordered, so that two people's additions merge. */
export function formatLedger(ledger: Ledger): string {
  const languages = [...ledger.languages].sort().map((code) => `language ${code}`);
  const pages = [...ledger.pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pathname, places]) => [pathname, ...[...places].sort().map((place) => `#${place}`)].join(' '));
  return `${COMMENT}${[...languages, ...pages].join('\n')}\n`;
}

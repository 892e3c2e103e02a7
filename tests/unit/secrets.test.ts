import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Shapes of credentials that nobody writes by accident. */
const SHAPES = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/,
  'a token of GitHub': /\b(?:gh[opsur]_[A-Za-z\d]{36}|github_pat_\w{60,})\b/,
  'a token of npm': /\bnpm_[A-Za-z\d]{36}\b/,
  'a key of Google': /\bAIza[\w-]{35}\b/,
  'a token of Slack': /\bxox[abprs]-[\w-]{20,}/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z\d]{20,}/,
  // A checksum, then `O=` in Base64.
  'a license key of MUI X': /\b[\da-f]{32}Tz[A-Za-z\d+/=]{40,}/,
  'a signed token': /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/,
  'an address with a password': /\b[a-z]+:\/\/[^\s/:@"'`<>]+:[^\s/:@"'`<>]{6,}@[a-z\d-]+\.[a-z]/i,
} as const;

/** The key of the test servers, valid for 127.0.0.1 only. It protects nothing. */
const ALLOWED = new Set(['tests/servers/certificate.ts: a private key']);

function listSecrets(file: string, text: string): string[] {
  return Object.entries(SHAPES).flatMap(([name, shape]) => (shape.test(text) ? [`${file}: ${name}`] : []));
}

describe('the files of the project', () => {
  it('contain no credentials', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    const read = files.filter((file) => file !== '' && existsSync(file));
    const found = read.flatMap((file) => listSecrets(file, readFileSync(file, 'latin1')));
    expect(found.filter((place) => !ALLOWED.has(place))).toEqual([]);
    expect(found).toEqual([...ALLOWED]);
  });

  // Assembled here, so that this file contains none.
  it.each([
    ['a private key', ['-----BEGIN EC PRIVATE', 'KEY-----'].join(' ')],
    ['a key of AWS', `AKIA${'A1'.repeat(8)}`],
    ['a token of GitHub', `ghp_${'a1'.repeat(18)}`],
    ['a token of npm', `npm_${'a1'.repeat(18)}`],
    ['a key of Google', `AIza${'a1-_x'.repeat(7)}`],
    ['a token of Slack', `xoxb-${'1234567890'.repeat(2)}`],
    ['a key of Stripe', `sk_live_${'a1'.repeat(12)}`],
    ['a license key of MUI X', `${'0a'.repeat(16)}Tz${'0x'.repeat(30)}`],
    ['a signed token', ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTYifQ', 'a1'.repeat(15)].join('.')],
    ['an address with a password', ['https://me:secret12', 'registry.example'].join('@')],
  ])('would be found with %s', (name, text) => {
    expect(listSecrets('a.ts', `const key = "${text}";`)).toEqual([`a.ts: ${name}`]);
  });
});

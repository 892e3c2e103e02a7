import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../model/problems/Problem';

/** Cloudflare Pages reads no more of a line, and no more rules. */
const LINE_MAX = 2000;
const RULES_MAX = 100;
const REDIRECTS_MAX = 2000;

/** What hosts read is there, says the policy that documents were checked against, and stays within hosts' limits. */
export function checkHosting(folder: string, headerPolicy: string): Problem[] {
  const problems: Problem[] = [];
  const tell = (file: string, line: number, code: string, message: string, hint: string) =>
    problems.push({ file: `${folder}/${file}`, line, column: 1, code, message, hint });
  const read = (file: string): string[] => {
    if (existsSync(`${folder}/${file}`)) return readFileSync(`${folder}/${file}`, 'utf8').split('\n');
    tell(file, 1, 'no-hosting', `There is no ${file}`, 'build again');
    return [];
  };
  const headers = read('_headers');
  headers.forEach((text, index) => {
    if (text.length <= LINE_MAX) return;
    tell(
      '_headers',
      index + 1,
      'host-limit',
      `The line has ${text.length} characters of ${LINE_MAX}`,
      'shorten the header',
    );
  });
  if (headers.filter((text) => text.startsWith('/')).length > RULES_MAX) {
    tell('_headers', 1, 'host-limit', `There are more than ${RULES_MAX} rules`, 'join some of them');
  }
  const redirects = read('_redirects').filter(Boolean).length;
  if (redirects > REDIRECTS_MAX) {
    tell(
      '_redirects',
      1,
      'host-limit',
      `There are ${redirects} redirects of ${REDIRECTS_MAX}`,
      'their pages still lead on; remove rules',
    );
  }
  const nginx = read('_hosting/nginx.conf').join('\n');
  if (nginx && !nginx.includes(headerPolicy)) {
    tell('_hosting/nginx.conf', 1, 'wrong-policy', 'The policy is not that of the documents', 'build again');
  }
  return problems;
}

import { createHash } from 'node:crypto';
import { parseUrl } from '../../model/routes/url';
import { DATA_OF_NEXT } from '../../shell/next/exportFormat';
import type { ExportedDocument, ExportSite } from './ExportedDocument';
import type { ExportFinding } from './ExportFinding';

const hashes = new Map<string, string>();

/** Returns the hash of an inline text in policy syntax. Cached: every document has the same few texts. */
function hashOf(text: string): string {
  const known = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size < 1000) hashes.set(text, known);
  return known;
}

/** Returns the sources of a directive in a policy. */
function sourcesOf(policy: string, directive: string): Set<string> {
  const part = policy.split(';').find((one) => one.trim().startsWith(`${directive} `));
  return new Set(part?.trim().split(/\s+/).slice(1));
}

/** Whether a script source allows arbitrary texts or hosts. */
function isLoose(source: string): boolean {
  return /^'unsafe-(?:inline|eval)'$|^\*$|^[a-z][a-z\d+.-]*:(?:\/\/\*)?$/i.test(source);
}

/** Whether a source is the site itself, the hash of a text, or a configured host. */
function isKnown(source: string, configured: ReadonlySet<string>): boolean {
  return /^'(?:self|none|sha\d+-.*)'$/.test(source) || configured.has(source);
}

/** Matches the address of a script that Next has bundled. */
const SCRIPT_OF_NEXT = /\/_next\/.*\.js(?:\?|$)/;

/**
 * Reports what the client of Next needs: its scripts and its data. Pages opt out of it by `unstable_runtimeJS`, which a
 * later version of Next may no longer read.
 */
function findClientOfNext({ facts }: ExportedDocument): ExportFinding[] {
  const named = [
    ...facts.files.flatMap(({ address, at }) => (SCRIPT_OF_NEXT.test(address) ? { name: address, at } : [])),
    ...facts.ids.flatMap(({ id, at }) => (id === DATA_OF_NEXT ? { name: id, at } : [])),
  ];
  return named.map(({ name, at }) => ({
    code: 'client-of-next',
    message: `The document starts the client of Next: ${name}`,
    hint: 'the `config` of each page needs `unstable_runtimeJS: false`; see docs/upgrading-next.md',
    at,
  }));
}

/**
 * Checks that a document has a policy, that its own policy and that of the header allow every inline script
 * and style in it, that no script is in an attribute or URL, and that the client of Next does not start.
 */
export function checkScripts(document: ExportedDocument, site: ExportSite): ExportFinding[] {
  const { facts, route } = document;
  const findings = findClientOfNext(document);
  if (!facts.policy) {
    const hint = 'pass every document through createSealer';
    findings.push({ code: 'no-policy', message: 'The document has no security policy', hint });
  }
  const known = sourcesOf(site.headerPolicy, 'script-src');
  const policies = [facts.policy, site.headerPolicy];
  for (const policy of policies) {
    const scripts = sourcesOf(policy, 'script-src');
    for (const loose of [...scripts].filter((source) => isLoose(source) || !isKnown(source, known))) {
      const message = `The policy allows scripts from ${loose}`;
      findings.push({ code: 'loose-policy', message, hint: 'name scripts by hash or origin' });
    }
  }
  for (const { address, at } of facts.files.filter(({ blocks }) => blocks)) {
    const message = `Nothing below the script ${address.slice(0, 60)} is shown until it has run`;
    findings.push({ code: 'blocking-script', message, hint: 'write defer, async or type="module"', at });
  }
  for (const { address, at } of facts.files.filter(({ isScript }) => isScript)) {
    const url = parseUrl(address, site.origin + route);
    if (url && (url.origin === site.origin || known.has(url.origin))) continue;
    const message = `A script from another host: ${address.slice(0, 60)}`;
    findings.push({
      code: 'foreign-script',
      message,
      hint: 'host it on this site, or declare its provider',
      at,
    });
  }
  // Only the policy of the document contains style hashes.
  const allowsStyles = sourcesOf(site.headerPolicy, 'style-src').has("'unsafe-inline'");
  for (const { kind, text, at } of facts.inline) {
    const hash = hashOf(text);
    const asked = kind === 'style' && allowsStyles ? [facts.policy] : policies;
    // Then it has no hashes.
    if (kind === 'style' && sourcesOf(facts.policy, 'style-src').has("'unsafe-inline'")) continue;
    if (asked.every((policy) => policy === '' || sourcesOf(policy, `${kind}-src`).has(hash))) continue;
    findings.push({
      code: `inline-${kind}`,
      message: `The security policy blocks an inline ${kind}: ${text.slice(0, 60)}`,
      hint: kind === 'script' ? 'move it into a file' : 'move it into a style sheet',
      at,
    });
  }
  for (const { text, at } of facts.handlers) {
    findings.push({
      code: 'script-attribute',
      message: `A script in an attribute: ${text.slice(0, 60)}`,
      hint: 'add the event listener in a script file',
      at,
      written: text.slice(0, 30),
    });
  }
  return findings;
}

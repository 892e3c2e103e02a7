import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkInHouseAds } from '../model/ads/AdsConfig';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';

const FILE = 'data/ads.ts';

/** The in-house ads are complete and lead to pages of the site, and the network's settings can be meant. */
export function checkAds({ ads }: SiteContent, sources: readonly PageSource[]): Problem[] {
  const pathnames = new Set(sources.map(({ pathname }) => pathname));
  const problems: Problem[] = [];
  const tell = (needle: string, problem: Pick<Problem, 'code' | 'message' | 'hint'>) => {
    problems.push({ file: FILE, line: findLine(FILE, needle), column: 1, ...problem });
  };
  for (const { pathname, ...finding } of checkInHouseAds(ads.inHouse, (pathname) =>
    pathnames.has(pathname),
  )) {
    tell(pathname ?? 'inHouse', finding);
  }
  for (const image of ads.inHouse.flatMap((ad) => ad?.image ?? [])) {
    if (existsSync(image) && /<title[^>]*>[^<]+<\/title>/.test(readFileSync(image, 'utf8'))) continue;
    tell(image, {
      code: 'ad-image',
      message: `${image} is missing or has no title`,
      hint: 'draw an SVG with a <title>',
    });
  }
  for (const { setting, message, hint } of parseAdNetwork(ads.network).findings) {
    tell(`${setting}:`, { code: 'ad-setting', message, hint });
  }
  const selectors = ads.network.placementSelectors?.trim();
  const fault = selectors ? findSelectorFault(selectors) : undefined;
  if (fault !== undefined) {
    const message = `${selectors} is no list of CSS selectors: ${fault}`;
    tell('placementSelectors:', { code: 'ad-setting', message, hint: 'write it like #ad, .ad' });
  }
  return problems;
}

/** Strings and escaped characters, which may hold anything. */
const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\./gs;
/** Classes that a selector of elements in a page may ask for; browsers refuse a whole list for one that they don't know. */
const CLASS =
  /^(?:is|where|not|has|scope|root|empty|(?:first|last|only|nth|nth-last)-(?:child|of-type)|link|any-link|enabled|disabled|checked|lang|dir)$/i;

/**
 * What is wrong with a list of CSS selectors that is to find elements in a page; undefined for one that browsers take.
 * @example findSelectorFault('#ad,') // 'Unexpected "{"'
 */
export function findSelectorFault(selectors: string): string | undefined {
  const bare = selectors.replace(QUOTED, '_');
  const stray = /[{}@;&]|\|(?!=)|\/\*/.exec(bare)?.[0];
  if (stray !== undefined) return `Unexpected "${stray}"`;
  const unknown = [...bare.matchAll(/::?([\w-]*)/g)].find(
    ([colons, name = '']) => colons.startsWith('::') || !CLASS.test(name),
  );
  if (unknown) return `Unexpected "${unknown[0]}"`;
  // Only an argument, as of `:has`, may begin with a combinator.
  let outer = bare;
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  const leading = /(?:^|,)\s*([>+~])/.exec(outer)?.[1];
  if (leading !== undefined) return `Unexpected "${leading}"`;
  return transformSync(`${selectors}{}`, { loader: 'css', logLevel: 'silent' }).warnings[0]?.text;
}

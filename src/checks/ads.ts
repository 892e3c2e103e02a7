import { existsSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { readDrawing } from '../content/drawing';
import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkInHouseAds } from '../model/ads/AdsConfig';
import { parseAdNetwork } from '../model/ads/AdNetwork';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { DATA } from '../content/workspace';

/**
 * Checks that the in-house ads are complete, lead to pages of the site and name its products, and that the settings of the ad
 * network are valid.
 */
export function checkAds(
  { ads, registry }: Pick<SiteContent, 'ads' | 'registry'>,
  sources: readonly Pick<PageSource, 'pathname'>[],
): Problem[] {
  const pathnames = new Set(sources.map(({ pathname }) => pathname));
  const productIds = registry.map(({ product }) => product.id);
  const problems: Problem[] = [];
  const report = (needle: string, problem: Pick<Problem, 'code' | 'message' | 'hint'>) => {
    problems.push({ file: DATA.ads, line: findLine(DATA.ads, needle), column: 1, ...problem });
  };
  const hasPage = (pathname: string) => pathnames.has(pathname);
  for (const { needle, ...finding } of checkInHouseAds(ads.inHouse, hasPage, productIds)) {
    report(needle ?? 'inHouse', finding);
  }
  for (const image of ads.inHouse.flatMap((ad) => ad?.image ?? [])) {
    if (existsSync(image) && readDrawing(readFileSync(image, 'utf8'))?.title) continue;
    report(image, {
      code: 'ad-image',
      message: `${image} is missing or has no title`,
      hint: 'add an SVG with a <title>',
    });
  }
  for (const { setting, message, hint } of parseAdNetwork(ads.network).findings) {
    report(`${setting}:`, { code: 'ad-setting', message, hint });
  }
  const selectors = ads.network.placementSelectors?.trim();
  const fault = selectors ? findSelectorFault(selectors) : undefined;
  if (fault !== undefined) {
    const message = `${selectors} is not a list of CSS selectors: ${fault}`;
    report('placementSelectors:', { code: 'ad-setting', message, hint: 'write a list such as #ad, .ad' });
  }
  return problems;
}

/** Strings and escaped characters, which may contain anything. */
const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\./gs;
/**
 * Allowed pseudo-classes. Browsers reject a whole selector list because of one unknown pseudo-class
 * (https://developer.mozilla.org/en-US/docs/Web/CSS/Selector_list).
 */
const CLASS =
  /^(?:is|where|not|has|scope|root|empty|(?:first|last|only|nth|nth-last)-(?:child|of-type)|link|any-link|enabled|disabled|checked|lang|dir)$/i;

/**
 * Finds the fault of a list of CSS selectors for elements in a page; undefined if browsers accept it.
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
  // A leading combinator is valid only in an argument, for example of `:has`.
  let outer = bare;
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  const leading = /(?:^|,)\s*([>+~])/.exec(outer)?.[1];
  if (leading !== undefined) return `Unexpected "${leading}"`;
  return transformSync(`${selectors}{}`, { loader: 'css', logLevel: 'silent' }).warnings[0]?.text;
}

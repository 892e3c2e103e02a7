import { existsSync, readFileSync } from 'node:fs';
import { findApiSource } from '../../model/api/ApiSource';
import { type ApiUnit, listUnits } from '../../model/api/ApiUnit';
import { relinkDescription } from '../../model/api/description';
import { fixFragments, fixOwnFragments } from '../../model/api/fragments';
import { defaultLanguage, ENGLISH } from '../../model/languages/defaultLanguage';
import { listApiSources } from '../../model/products/ProductEntry';
import { drawApiPage, type DrawnApiPage } from './drawApiPage';
import { listHeadingIds } from '../markdown/ParsedPage';
import { printNesting } from '../playground/anatomy';
import { minifyCss } from '../styles/rulePicker';
import { DATA } from '../workspace';
import { INLINED_FOLDER, writeHashed } from '../pageData/generatedFiles';
import { listSourceLinks } from '../pageData/pageHead';
import { listDemoPages } from '../pageData/pageLists';
import type { SiteContent } from '../pageData/SiteContent';
import { shellFile } from '../shellFiles';

/** Returns a function that rewrites the links in the descriptions of a unit to existing pages. */
function relinkFor(unit: ApiUnit, { registry, pages, units }: SiteContent): (markdown: string) => string {
  const source = findApiSource(listApiSources(registry), unit);
  const find = (pathname: string) => units.find((other) => other.pathname === pathname);
  const headingsOf = (pathname: string) => pages.get(pathname)?.texts[defaultLanguage()]?.headings ?? [];
  const hasFragment = (pathname: string, fragment: string) =>
    listHeadingIds(headingsOf(pathname)).includes(fragment);
  const isKnown = (pathname: string) => pages.has(pathname) || find(pathname) !== undefined;
  const options = { origin: source?.linkOrigin, elsewhere: source?.pagesElsewhere ?? {}, isKnown };
  return (markdown) =>
    fixFragments(relinkDescription(fixOwnFragments(markdown, unit), options), find, hasFragment);
}

const drawnUnits = new WeakMap<ApiUnit, { readonly controls: string; readonly drawn: DrawnApiPage }>();

/**
 * Renders the page of a unit; all languages use the same result.
 * @param tried props with a control in a playground of the page, by component
 */
export function drawUnit(
  unit: ApiUnit,
  content: SiteContent,
  tried: ReadonlyMap<string, ReadonlySet<string>>,
): DrawnApiPage {
  const texts = content.translations.get(ENGLISH) ?? {};
  const controls = JSON.stringify([...tried].map(([component, props]) => [component, ...props]));
  const known = drawnUnits.get(unit);
  if (known?.controls === controls) return known.drawn;
  const source = findApiSource(listApiSources(content.registry), unit);
  const product = content.registry.find((entry) => entry.product.id === unit.productId)?.product;
  const drawn = drawApiPage(
    unit,
    listDemoPages(content, unit),
    texts,
    relinkFor(unit, content),
    product && listSourceLinks(unit, source, { repository: content.site.repository, ...product }, texts),
    tried,
    readAnatomy(unit),
  );
  drawnUnits.set(unit, { controls, drawn });
  return drawn;
}

/** Reads how the components of a namespace nest in its playground; undefined if there is none. */
function readAnatomy(unit: ApiUnit): string | undefined {
  const file = `${DATA.playgrounds(unit.productId)}/${unit.name}.playground.tsx`;
  if (unit.kind !== 'namespace' || !existsSync(file)) return undefined;
  const components = listUnits(unit).map(({ name }) => name);
  return printNesting(readFileSync(file, 'utf8'), components);
}

const API_STYLES = shellFile('components/ApiReference/ApiReference.css');
let apiStyles: string | undefined;

/** Writes the style sheet of API pages, which no other page loads; returns its URL. */
export function writeApiStyles(): string {
  apiStyles ??= writeHashed(`${INLINED_FOLDER}/reference.css`, minifyCss(readFileSync(API_STYLES, 'utf8')));
  return apiStyles;
}

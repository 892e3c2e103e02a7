import { foldApiFollowUps } from '../checks/apiFollowUps';
import { checkSite, checkTexts } from '../checks/checkContent';
import { checkFamily } from '../checks/checkFamily';
import { readFont } from '../checks/settings';
import type { Catalog } from '../content/pageData/catalogPages';
import { listPageSources, type PageSource } from '../content/pageData/PageSource';
import { readContent, type SiteContent } from '../content/pageData/SiteContent';
import { writeThemeStyles } from '../content/styles/themeStyles';
import type { Problem } from '../model/Problem';
import { listApiSources } from '../model/products/ProductEntry';
import { theme } from '../site';
import { hasErrors } from './report';

/** Callbacks for the progress of the content step. */
export interface PrepareProgress {
  /** Called as each longer step begins, with the maximum number of routes that it writes, if known. */
  readonly step?: (name: string, routes?: number) => void;
  /** Called after each page that is written. */
  readonly onPage?: () => void;
}

/** The content of a site, with its list of pages. */
export interface ReadSite {
  readonly content: SiteContent;
  readonly sources: readonly PageSource[];
  readonly readAgain: Catalog['readAgain'];
  /** Name of the font, if the family has one. */
  readonly family: string | undefined;
}

/**
 * Reads the content, checks it as a whole, and writes the styles of the theme. Returns the problems, and the content unless
 * the settings of the family cannot be used.
 * @param isWhole whether all texts are parsed and checked
 */
export async function readSite(
  { step }: PrepareProgress,
  isWhole = true,
): Promise<{
  readonly problems: readonly Problem[];
  readonly read?: ReadSite;
}> {
  step?.('content');
  const ofFamily = checkFamily();
  if (hasErrors(ofFamily)) return { problems: ofFamily };
  const { content, problems, readAgain } = await readContent(isWhole);
  const sources = listPageSources(content);
  const { font, problems: ofFont } = await readFont();
  writeThemeStyles(theme, font);
  const ofPages = foldApiFollowUps(
    [
      ...ofFont,
      ...problems,
      ...checkSite(content, sources),
      ...(isWhole ? checkTexts(content, sources) : []),
    ],
    listApiSources(content.registry),
  );
  return { problems: [...ofFamily, ...ofPages], read: { content, sources, family: font?.family, readAgain } };
}

import { languageCodes, languages, productRegistry, products, site } from '../site';
import type { Problem } from '../model/problems/Problem';
import { checkLanguageList } from './checkLanguageList';
import { checkTrees } from './checkNavigation';
import { checkShapes } from './checkShapes';
import { checkSite } from './checkSite';

/**
 * What is wrong with the family's registry, languages and settings of the site. Every page is made with them: where one
 * is off, all that could be told of the pages would follow from it, so that this comes before everything.
 */
export function checkFamily(): Problem[] {
  const shapes = checkShapes(productRegistry);
  const prefixes = products.map(({ prefix }) => prefix);
  const trees = shapes.length > 0 ? [] : checkTrees(productRegistry, languageCodes);
  return [...shapes, ...trees, ...checkLanguageList(languages, prefixes), ...checkSite(site)];
}

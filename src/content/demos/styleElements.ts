import { Parser } from 'htmlparser2';
import type { Problem } from '../../model/Problem';
import { findPageSelector } from '../styles/placedSheet';
import type { ByDirection, PrerenderedDemo } from './builtDemo';

const MAX_SHOWN = 60;

/** Returns the text of the first style element in some HTML; undefined if there is none. */
function findStyleText(html: string): string | undefined {
  // Nearly all demos have none.
  if (!html.includes('<style')) return undefined;
  let text: string | undefined;
  let isInside = false;
  const parser = new Parser({
    onopentagname: (name) => {
      isInside = name === 'style' && text === undefined;
      if (isInside) text = '';
    },
    ontext: (part) => {
      if (isInside) text += part;
    },
    onclosetag: () => {
      isInside = false;
    },
  });
  parser.end(html);
  return text;
}

/**
 * Reports a demo that writes style elements, whose rules the policy of its page refuses, and one whose engine or style
 * element has a rule for a whole page: it would reach the site around the demo. One problem for a demo: the same rules are
 * in all languages.
 * @param code its source; libraries write such elements, too
 * @param productFile settings of the product, from the project root
 * @param isAllowed whether the product allows style elements
 */
export function checkStyleElements(
  file: string,
  code: string,
  drawn: ByDirection<PrerenderedDemo>,
  productFile: string,
  isAllowed: boolean,
): Omit<Problem, 'column'>[] {
  const all = Object.values(drawn);
  const text = all.map(({ html }) => findStyleText(html)).find((found) => found !== undefined);
  const line = code.split('\n').findIndex((each) => /<style[\s>]/.test(each)) + 1 || 1;
  const add = (message: string, hint: string) => [{ file, line, code: 'demo-style', message, hint }];
  if (text !== undefined && !isAllowed)
    return add(
      `The demo writes a style element, which the security policy refuses: ${text.trim().slice(0, MAX_SHOWN)}`,
      `set \`inlineStyles: true\` in ${productFile} to allow them on the pages of the product, or collect the styles with \`createDemoStyles\` in demoProvider.tsx`,
    );
  const selector =
    all.find(({ pageSelector }) => pageSelector !== undefined)?.pageSelector ??
    (text === undefined ? undefined : findPageSelector(text));
  if (selector === undefined) return [];
  return add(
    `The demo has a rule for a whole page, which would reach the site around it: ${selector.slice(0, MAX_SHOWN)}`,
    'add "iframe": true to the line of the demo, which gives it a document of its own, or give the rule a class',
  );
}

/** Matches what rules of a demo load from the network. */
const OF_NETWORK = /@import\b[^;{}]*|\burl\(\s*["']?(?:https?:)?\/\/[^)]*\)?/i;

/**
 * Reports a demo whose engine makes rules that load something from the network: at the line that names it, else in the
 * provider, which is the same problem for each demo.
 */
export function checkRules(
  file: string,
  code: string,
  provider: string,
  drawn: ByDirection<PrerenderedDemo>,
): Omit<Problem, 'column'>[] {
  const found = Object.values(drawn)
    .flatMap(({ styles }) => Object.values(styles))
    .map((css) => OF_NETWORK.exec(css)?.[0])
    .find((match) => match !== undefined);
  if (found === undefined) return [];
  const address = /\/\/[^"')\s]+/.exec(found)?.[0] ?? found;
  const at = code.split('\n').findIndex((each) => each.includes(address)) + 1;
  const message = `Rules of demos load something from the network: ${found.slice(0, MAX_SHOWN)}`;
  const hint = 'put the file into public/ and write its address, or import the sheet of a package';
  return [{ file: at > 0 ? file : provider, line: at || 1, code: 'demo-style', message, hint }];
}

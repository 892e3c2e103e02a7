import type { ApiAttribute, ApiType, ApiUnit } from '../../model/api/ApiUnit';
import { shortenType, tidyType } from '../../model/api/typeText';
import { printText } from '../../model/demos/printLiteral';
import type { Comment, ReadComment } from './docComment';
import type { TypeDeclaration } from './TypeReader';
import type { UnitDraft } from './UnitDraft';

/** What an element has for styles. */
type Attributes = Pick<ApiUnit, 'dataAttributes' | 'cssVariables'>;

/** Values that a comment gives: `@type {'left' | 'right'}`. */
const VALUES = /@type\s+\{((?:[^{}]|\{[^{}]*\})+)\}/;

function readValues(declaration: TypeDeclaration | undefined): ApiType | undefined {
  const [, values] = VALUES.exec(declaration?.doc().text ?? '') ?? [];
  if (values === undefined) return undefined;
  const full = tidyType(values, false);
  const text = shortenType(full);
  return text === full ? { text } : { text, full };
}

/** The name of an attribute or a variable in code, which may be a selector and have a value: `[data-side="left"]`. */
const MENTION = /`\[?((?:data-|--)[a-z][\w-]*)(?:=["']?([\w-]+)["']?)?[^`\n]*`/g;
/** What the rest of the item of a list says about a name that it begins with. */
const ITEM = /^[ \t]*[-*+][ \t]+`\[?((?:data-|--)[a-z][\w-]*)[^`\n]*`[ \t]*(?:[:–—-][ \t]*)?(.*)$/gm;

/** Lists the attributes and variables that the comment of a component names, with the values that it names. */
function listMentioned({ description }: Comment): ApiAttribute[] {
  const items = [...description.matchAll(ITEM)].filter(([, , text]) => text);
  const textOf = (name: string) =>
    items.flatMap(([, each, text = '']) => (each === name ? text : [])).join(' ');
  const values = new Map<string, Set<string>>();
  for (const [, name = '', value] of description.matchAll(MENTION)) {
    const known = values.get(name) ?? new Set();
    values.set(name, value === undefined ? known : known.add(printText(value)));
  }
  return Array.from(values, ([name, known]) => ({
    name,
    ...(known.size > 0 && { type: { text: [...known].join(' | ') } }),
    description: textOf(name),
  }));
}

/**
 * Reads the data attributes and the CSS variables of a component: the texts that its package lists under the name of the
 * component (`DoorDataAttributes`, `DoorCssVars`), and what its comment names.
 */
export function buildAttributes(
  { kind, lists, item }: UnitDraft,
  comment: Comment,
  read: ReadComment,
): Attributes {
  if (kind !== 'component') return {};
  const literals = [...lists.flatMap((list) => list.literals()), ...item.literalsBeside()];
  const listed = literals.flatMap(({ text, declarations }): ApiAttribute[] => {
    const { description, deprecated, isInternal } = read(declarations[0]);
    const type = readValues(declarations[0]);
    return isInternal
      ? []
      : [{ name: text, ...(type && { type }), description, ...(deprecated && { deprecated }) }];
  });
  const all = new Map<string, ApiAttribute>();
  for (const each of [...listed, ...listMentioned(comment)])
    if (!all.has(each.name)) all.set(each.name, each);
  const dataAttributes = [...all.values()].filter(({ name }) => name.startsWith('data-'));
  const cssVariables = [...all.values()].filter(({ name }) => name.startsWith('--'));
  return {
    ...(dataAttributes.length > 0 && { dataAttributes }),
    ...(cssVariables.length > 0 && { cssVariables }),
  };
}

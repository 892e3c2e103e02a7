import type { ApiUnit } from '../../model/api/ApiUnit';
import { foldText } from '../../model/search/wordForm';
import type { TypeRow } from '../../model/search/SearchShard';

/** Names of types in the text of one; not what stands in quotes, and not the keys of an object. */
const NAME = /'[^']*'|"[^"]*"|\b([A-Z][a-z]\w*[a-z])\b(?!\??:)/g;
/** A type that this many props have says nothing about where it is explained. */
const MOST_USES = 12;
/** Types of the language, of React and of the browser have no place here. */
const FOREIGN =
  /^(?:Array|Record|Partial|Omit|Pick|Exclude|Extract|Promise|Map|Set|Function|Date|Object|Readonly\w*|NonNullable|React\w*|Ref\w*|Element\w*|ComponentType|CSSProperties|Component\w*Ref|\w*Event\w*|\w*Handler|HTML\w*|SVG\w*|DOM\w*|Intrinsic\w*|JSX|Node|Window|Document|Dispatch|SetStateAction|Mutable\w*|Key|String|Number|Boolean|RegExp|Error|Iterable|Iterator|Parameters|ReturnType|Attributes\w*|\w*Attributes)$/;

/** How much the name of a prop tells that it is the one a type was made for. */
function likeness(type: string, prop: string): number {
  const [long, short] = [foldText(type), foldText(prop)];
  return long.endsWith(short) ? short.length : short.startsWith('on') ? -1 : 0;
}

/**
 * Types without a page of their own, each with the prop that it belongs to most: the one whose name it ends with,
 * else the first that has it.
 * @example GridRowSelectionModel // DataGrid, rowSelectionModel
 */
export function listTypes(units: readonly ApiUnit[]): TypeRow[] {
  const own = new Set(units.map(({ name }) => name));
  const derived = new Set(units.flatMap(({ name }) => [`${name}Props`, `${name}Classes`]));
  const uses = new Map<string, { unit: number; prop: string }[]>();
  for (const [unit, { props, generics }] of units.entries()) {
    const parameters = new Set(generics.map(({ name }) => name));
    for (const { name: prop, type, internal } of props) {
      if (internal) continue;
      const text = `${type.text} ${type.full ?? ''}`;
      for (const name of new Set([...text.matchAll(NAME)].map((match) => match[1] ?? ''))) {
        if (!name || parameters.has(name) || own.has(name) || derived.has(name) || FOREIGN.test(name))
          continue;
        uses.set(name, [...(uses.get(name) ?? []), { unit, prop }]);
      }
    }
  }
  return [...uses]
    .filter(([, places]) => places.length <= MOST_USES)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, places]): TypeRow[] => {
      const best = places.toSorted((a, b) => likeness(name, b.prop) - likeness(name, a.prop))[0];
      return best ? [[name, best.unit, best.prop]] : [];
    });
}

import type { ApiTarget, ApiType } from '../../model/api/ApiUnit';
import { shortenType } from '../../model/api/typeText';
import type { TypeValue } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** Type names that hide nothing that helps: they would be opened into the library's own machinery. */
const OPAQUE = /^(?:SlotProps|SlotComponentProps|Partial)\b/;

/** A type as it is shown: cut to a line, with what was cut or hidden behind it, and links to other units. */
export function buildType(value: TypeValue, targets: TypeTargets): ApiType {
  const { text, names } = value.text();
  const short = shortenType(text);
  const name = /^\w+/.exec(text)?.[0] ?? '';
  const isOpen = OPAQUE.test(text) || targets.has(names[name] ?? '');
  const behind = short !== text || isOpen ? undefined : value.behind();
  const hidden = behind && behind.text !== text ? behind.text : undefined;
  const full = short !== text ? text : hidden;
  const shown = `${short} ${full ?? ''}`;
  const links: Record<string, ApiTarget> = {};
  for (const [printed, meaning] of Object.entries({ ...names, ...behind?.names })) {
    const target = targets.get(meaning);
    if (target && new RegExp(`\\b${printed}\\b`).test(shown)) links[printed] = target;
  }
  return {
    text: short,
    ...(full !== undefined && { full }),
    ...(Object.keys(links).length > 0 && { links }),
  };
}

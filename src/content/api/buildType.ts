import type { ApiTarget, ApiType } from '../../model/api/ApiUnit';
import { shortenType } from '../../model/api/shortenType';
import type { TypeText } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** A type as it is shown: cut to a line, with what was cut or hidden behind it, and links to other units. */
export function buildType({ text, behind, names }: TypeText, targets: TypeTargets): ApiType {
  const links: Record<string, ApiTarget> = {};
  const short = shortenType(text);
  const isDocumented =
    Object.hasOwn(names, text.split('<')[0] ?? '') && targets.has(names[text.split('<')[0] ?? ''] ?? '');
  const full = short !== text ? text : isDocumented ? undefined : behind;
  const shown = `${short} ${full ?? ''}`;
  for (const [name, meaning] of Object.entries(names)) {
    const target = targets.get(meaning);
    if (target && new RegExp(`\\b${name}\\b`).test(shown)) links[name] = target;
  }
  return {
    text: short,
    ...(full !== undefined && { full }),
    ...(Object.keys(links).length > 0 && { links }),
  };
}

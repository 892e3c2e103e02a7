import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FamilyFences } from '../../model/page/FamilyFences';
import { DATA, familyFolder } from '../workspace';

/** The fences of the family, as far as they could be read. */
interface ReadFences extends Required<FamilyFences> {
  /** Set if the file cannot be loaded, which is reported: then any name may be one of the family. */
  readonly isBroken?: true;
}

const NOTHING: ReadFences = { languages: {}, callouts: {} };
const known = new Map<string, ReadFences>();

const asRecord = <T extends object>(value: T | undefined) =>
  typeof value === 'object' && value !== null ? value : ({} as T);

function load(file: string): ReadFences {
  if (!existsSync(file)) return NOTHING;
  try {
    const { fences } = createRequire(file)(file) as { fences?: FamilyFences };
    const { languages, callouts } = asRecord(fences);
    return { languages: asRecord(languages), callouts: asRecord(callouts) };
  } catch {
    return { ...NOTHING, isBroken: true };
  }
}

/**
 * Reads the fences of the family, without its other settings: a change of those changes no parsed page. `checkFences`
 * reports what is wrong with them.
 */
export function readFences(): ReadFences {
  const file = join(familyFolder(), DATA.fences);
  const fences = known.get(file) ?? load(file);
  known.set(file, fences);
  return fences;
}

import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/problems/Problem';
import { buildUnit } from './buildUnit';
import { checkDraft } from './checkDraft';
import { checkReader } from './checkReader';
import { checkUnit } from './checkUnit';
import { createOwners } from './createOwners';
import { draftPackage } from './draftPackage';
import { findMembers } from './findMembers';
import { listTypeTargets } from './listTypeTargets';
import { readDefaults } from './readDefaults';
import { readSets } from './readSets';
import type { TypeReader } from './TypeReader';

/** Reads every unit of the sources, with all problems of all of them. */
export function readUnits(
  sources: readonly ApiSource[],
  reader: TypeReader,
): { readonly units: readonly ApiUnit[]; readonly problems: readonly Problem[] } {
  const problems = checkReader(sources, reader);
  const drafts = sources.flatMap((source) => {
    const read = reader.packages.find(({ name }) => name === source.packageName);
    return read ? [draftPackage(source, read)] : [];
  });
  const all = drafts.flatMap(({ units }) => units);
  const targets = listTypeTargets(all);
  const findOwner = createOwners(all, targets);
  const units: ApiUnit[] = [];
  for (const draft of drafts) {
    const { themeNames, sets, problems: missing } = readSets(draft.source, reader, targets);
    problems.push(...checkDraft(draft), ...missing);
    for (const unit of draft.units.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
      const found = findMembers(unit);
      const context = { unit, targets, findOwner, sets, defaults: readDefaults(unit) };
      const built = buildUnit(context, found, draft.package.version, themeNames);
      problems.push(...checkUnit(unit, found, built));
      units.push(built);
    }
  }
  return { units, problems };
}

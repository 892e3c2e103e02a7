import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { Problem } from '../../model/problems/Problem';
import { buildProp } from './buildProp';
import type { NamedProps } from './buildProps';
import { buildUnit } from './buildUnit';
import { checkDraft } from './checkDraft';
import { checkUnit } from './checkUnit';
import { createOwners } from './createOwners';
import { draftPackage } from './draftPackage';
import { listTypeTargets } from './listTypeTargets';
import { findMembers } from './findMembers';
import { problemAt } from './problemAt';
import type { TypeMember, TypeReader } from './TypeReader';

/** The members of a type; empty where there is no such type. */
function listMembers(reader: TypeReader, moduleName: string, type: string): readonly TypeMember[] {
  const module = reader.packages.flatMap(({ modules }) => modules).find(({ name }) => name === moduleName);
  return (
    module
      ?.exports()
      .find(({ name }) => name === type)
      ?.type?.members() ?? []
  );
}

function checkReader(sources: readonly ApiSource[], reader: TypeReader): Problem[] {
  const fileOf = (name: string) => sources.find(({ packageName }) => packageName === name)?.file ?? '';
  return [
    ...reader.missing.map(({ name, reason }) =>
      problemAt(
        fileOf(name),
        'missing-package',
        `the package ${name} ${reason}`,
        'install it, or correct packageName',
      ),
    ),
    ...reader.unresolved.map((place) =>
      problemAt(
        place,
        'unreadable-type',
        `${place.packageName}: "${place.name}" leads nowhere`,
        'reinstall the package and what it depends on',
      ),
    ),
  ];
}

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
    const { source } = draft;
    problems.push(...checkDraft(draft));
    const membersOf = (module: string, type: string): readonly TypeMember[] => {
      const members = listMembers(reader, module, type);
      if (members.length === 0) {
        const message = `${source.packageName}: the type "${type}" of ${module} has no members`;
        problems.push(
          problemAt(source.file, 'unknown-api-symbol', message, 'correct the module or the type'),
        );
      }
      return members;
    };
    const themeNames = new Set(
      source.theme
        ? membersOf(source.theme.module, source.theme.type).map(({ name }) => name)
        : Object.values(source.themeNames ?? {}),
    );
    const sets: NamedProps[] = source.propSets.map(({ title, pathname, module, type }) => ({
      title,
      pathname,
      props: new Map(
        membersOf(module, type).map((member) => {
          const prop = buildProp(member, member.declarations()[0], targets, source.linkSections);
          // What is explained elsewhere is shown in its short form only.
          return [member.name, { ...prop, type: { text: prop.type.text }, declaredBy: type }];
        }),
      ),
    }));
    for (const unit of draft.units.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
      const found = findMembers(unit);
      const context = { unit, targets, findOwner, sets };
      const built = buildUnit(context, found, draft.package.version, themeNames);
      problems.push(...checkUnit(unit, found, built));
      units.push(built);
    }
  }
  return { units, problems };
}

import type { ApiException } from '../../model/api/ApiSource';
import { kindOf } from './draftPackage';
import type { PackageDraft } from './UnitDraft';

function namesOf(exceptions: readonly ApiException[]): string[] {
  return exceptions.flatMap(({ names }) => names);
}

/** Exceptions that the package has overtaken, each with what to do: a list that is not true any more hides things. */
export function checkExceptions({
  source,
  package: read,
  names,
}: PackageDraft): [message: string, hint: string][] {
  const { noPage, noPageModules, unavailable } = source;
  const isKnown = (name: string) =>
    name.endsWith('Classes') ? names.has(name) : kindOf(name, names.get(name) ?? []) !== undefined;
  return [
    ...namesOf(noPage)
      .filter((name) => !isKnown(name))
      .map((name): [string, string] => [
        `no component or hook "${name}" is exported`,
        'remove it from noPage',
      ]),
    ...namesOf(noPageModules)
      .filter((name) => !read.modules.some(({ segment }) => segment === name))
      .map((name): [string, string] => [`there is no module "${name}"`, 'remove it from noPageModules']),
    ...namesOf(unavailable)
      .filter((name) => names.has(name))
      .map((name): [string, string] => [
        `"${name}" is exported now`,
        'move it from unavailable to interfaces',
      ]),
  ];
}

import type { ApiSource } from '../../model/api/ApiSource';
import { propAnchor } from '../../model/api/anchors';
import type { Problem } from '../../model/Problem';
import { problemAt } from './apiProblems';
import { parseComment, type ReadComment } from './docComment';
import type { TypeDeclaration, TypeMember } from './TypeReader';
import { type PackageDraft, type TypeTargets, withMembers } from './UnitDraft';

/** Package that a name may begin with: `@scope/name#Door`, `name!Door`. */
const PACKAGE = /^(?:@[^!#\s/]+\/[^!#\s]+[!#]|[^!#\s]+!)/;

/**
 * Splits a reference to a declaration into its name and the name of a member.
 * @example splitReference('@tiny/ui#DoorProps.size') // ['DoorProps', 'size']
 */
function splitReference(reference: string): [name: string, member: string | undefined] {
  const [name = '', member] = reference.replace(PACKAGE, '').replace(/\(.*$/, '').split(/[.#~]/);
  return [name, member];
}

/** Finds the declaration that a comment refers to, in the packages of its product. */
function findDeclaration(reference: string, drafts: readonly PackageDraft[]): TypeDeclaration | undefined {
  const [name, member] = splitReference(reference);
  const itemsOf = (wanted: string) =>
    drafts.flatMap(({ names }) => (names.get(wanted) ?? []).map(({ item }) => item));
  if (member === undefined) return itemsOf(name)[0]?.declarations[0];
  const found = [...itemsOf(name), ...itemsOf(`${name}Props`)]
    .map(({ type }) => type?.member(member))
    .find((item): item is TypeMember => item !== undefined);
  return found?.declarations()[0];
}

/**
 * Creates a function that reads the comments of a package.
 * @param drafts the packages of all products
 * @param report receives a warning for each text of a comment that no page can show
 */
export function createCommentReader(
  source: ApiSource,
  drafts: readonly PackageDraft[],
  targets: TypeTargets,
  report: (problem: Problem) => void,
): ReadComment {
  const inProduct = drafts.filter((draft) => draft.source.productId === source.productId);
  const units = inProduct.flatMap((draft) => withMembers(draft.units));
  const findHref = (reference: string): string | undefined => {
    const whole = units.find(({ name }) => name === reference.replace(PACKAGE, ''));
    if (whole?.anchor !== undefined) return `${whole.pathname}/#${whole.anchor}`;
    const [name, member] = splitReference(reference);
    const type = inProduct
      .map((draft) => targets.get(`${draft.source.packageName}#${name}`))
      .find((target) => target !== undefined);
    const unit = units.find((candidate) => candidate.name === name);
    const pathname = unit?.pathname ?? type?.pathname;
    if (pathname === undefined) return undefined;
    const owner = unit ?? units.find((candidate) => candidate.pathname === pathname);
    const anchor = member !== undefined && owner ? propAnchor(owner.name, member) : type?.anchor;
    return `${pathname}/${anchor !== undefined && (!unit || member !== undefined) ? `#${anchor}` : ''}`;
  };
  return (declaration) => {
    const warn = (code: string, message: string, hint: string) => {
      const problem = problemAt(declaration ?? source.file, code, `${source.packageName}: ${message}`, hint);
      report({ ...problem, warning: true });
    };
    return parseComment(declaration?.doc().text ?? '', {
      linkSections: source.linkSections,
      findHref,
      findInherited: (name) => {
        const text = findDeclaration(name, inProduct)?.doc().text;
        if (text === undefined || text === '') {
          const message = `the comment inherits the text of "${name}", which has none`;
          const hint = 'name another declaration in the package, or describe it in descriptions';
          warn('unknown-inherited-text', message, hint);
        }
        return text;
      },
      report: warn,
    });
  };
}

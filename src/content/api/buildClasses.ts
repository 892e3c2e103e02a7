import { classKeyToName } from '../../model/api/ApiSource';
import type { ApiClass } from '../../model/api/ApiUnit';
import { readComment } from './readComment';
import type { UnitDraft } from './UnitDraft';

/** The class names of a component, in the order of the alphabet. */
export function buildClasses({ source, name, classes }: UnitDraft): ApiClass[] {
  const members = (classes?.type ?? classes?.value)?.members() ?? [];
  return members
    .map((member) => {
      const [declaration] = member.declarations();
      const comment = declaration && readComment(declaration.doc(), source.linkSections);
      return {
        key: member.name,
        className: classKeyToName(source, name, member.name),
        ...(source.states.keys.includes(member.name) && { isState: true }),
        description: comment?.description ?? '',
        ...(comment?.deprecated && { deprecated: comment.deprecated }),
      };
    })
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en'));
}

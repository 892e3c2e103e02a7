import type { ApiClass, ApiSlot } from '../../model/api/ApiUnit';
import { buildType } from './buildType';
import { readComment } from './readComment';
import type { TypeDoc, TypeMember } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

const SILENT: TypeDoc = { text: '', tags: [] };

/** The slots of a component: the members of its `slots` and `slotProps`, with the class name where there is one. */
export function buildSlots(
  members: readonly TypeMember[],
  classes: readonly ApiClass[],
  targets: TypeTargets,
  linkSections: readonly string[],
): ApiSlot[] {
  const membersOf = (name: string) => members.find((member) => member.name === name)?.value.members() ?? [];
  const parts = membersOf('slots');
  const props = membersOf('slotProps');
  const names = new Set([...parts, ...props].map(({ name }) => name));
  return [...names]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((name) => {
      const part = parts.find((member) => member.name === name);
      const given = props.find((member) => member.name === name);
      const docs = [...(part?.declarations() ?? []), ...(given?.declarations() ?? [])].map(({ doc }) =>
        doc(),
      );
      const comment = readComment(docs.find(({ text }) => text !== '') ?? docs[0] ?? SILENT, linkSections);
      const className = classes.find(({ key }) => key === name)?.className;
      return {
        name,
        description: comment.description,
        ...(comment.default !== undefined && { default: comment.default }),
        ...(part && { type: buildType(part.value, targets) }),
        ...(given && { propsType: buildType(given.value, targets) }),
        ...(className !== undefined && { className }),
        ...(comment.deprecated && { deprecated: comment.deprecated }),
      };
    });
}

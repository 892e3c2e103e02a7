import { enumAnchor } from '../../model/api/anchors';
import type { ApiEnum } from '../../model/api/ApiUnit';
import { readComment, type Comment } from './buildProp';
import type { FoundMembers } from './findMembers';
import { isNativeDeclaration, type PropContext } from './props';
import type { TypeDeclaration, TypeEnum, TypeMember, TypeValue } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

/** An enum with its `package#name`. */
interface NamedEnum extends TypeEnum {
  readonly meaning: string;
}

/** Returns the names in a type, and those in what its own name stands for. */
function listMeanings(value: TypeValue, { targets }: PropContext): string[] {
  const { text, names } = value.text();
  const isAlias = /^\w+$/.test(text) && !targets.has(names[text] ?? '');
  return Object.values({ ...names, ...(isAlias && value.expanded()?.names) });
}

/** Finds the enums that the types of a unit name; native props have none. */
export function findEnums({ members, returned }: FoundMembers, context: PropContext): NamedEnum[] {
  const { unit, findEnum } = context;
  const isExplained = (member: TypeMember) =>
    member.declarations().some((declaration) => !isNativeDeclaration(declaration));
  const calls = unit.kind === 'hook' ? (unit.item.value?.calls() ?? []) : [];
  const values = [
    ...[...members, ...returned].filter(isExplained).map(({ value }) => value),
    ...calls.flatMap(({ parameters, returns }) => [...parameters.map(({ value }) => value), returns]),
  ];
  const meanings = new Set(values.flatMap((value) => listMeanings(value, context)));
  return [...meanings].flatMap((meaning) => {
    const found = findEnum(meaning);
    return found ? [{ ...found, meaning }] : [];
  });
}

/** Returns the targets with the enums of a unit, which are on its own page. */
export function withEnums({ targets, unit }: PropContext, enums: readonly NamedEnum[]): TypeTargets {
  if (enums.length === 0) return targets;
  const { name: owner, pathname } = unit;
  const own = enums.map(
    ({ meaning, name }) => [meaning, { pathname, anchor: enumAnchor(owner, name) }] as const,
  );
  return new Map([...targets, ...own]);
}

/** Builds an enum with the members that its package does not mark as internal. */
export function buildEnum(
  { name, declarations, members }: TypeEnum,
  linkSections: readonly string[],
): ApiEnum {
  const commentOf = ([first]: readonly TypeDeclaration[]): Comment =>
    readComment(first?.doc() ?? { text: '', tags: [] }, linkSections);
  return {
    name,
    description: commentOf(declarations).description,
    members: members.flatMap((member) => {
      const { description, deprecated, isInternal } = commentOf(member.declarations);
      if (isInternal) return [];
      const { name: key, value } = member;
      return [
        { name: key, ...(value !== undefined && { value }), description, ...(deprecated && { deprecated }) },
      ];
    }),
  };
}

import { enumAnchor } from '../../model/api/anchors';
import type { ApiEnum } from '../../model/api/ApiUnit';
import type { Comment, ReadComment } from './docComment';
import type { FoundMembers } from './findMembers';
import { isNativeDeclaration, type PropContext } from './props';
import type { TypeEnum, TypeMember, TypeValue } from './TypeReader';
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
  const isCalled = unit.kind === 'hook' || unit.kind === 'function';
  const calls = isCalled ? (unit.item.value?.calls() ?? []) : [];
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
export function buildEnum({ name, declarations, members }: TypeEnum, read: ReadComment): ApiEnum {
  const textsOf = ({ description, deprecated, notes }: Comment) => ({
    description,
    ...(deprecated && { deprecated }),
    ...(notes.length > 0 && { notes }),
  });
  return {
    name,
    ...textsOf(read(declarations[0])),
    members: members.flatMap((member) => {
      const comment = read(member.declarations[0]);
      const { name: key, value } = member;
      return comment.isInternal
        ? []
        : [{ name: key, ...(value !== undefined && { value }), ...textsOf(comment) }];
    }),
  };
}

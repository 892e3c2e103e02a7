import { tidyType } from '../../model/api/typeText';
import { isNativeMember } from './props';
import type { TypeCall, TypeGeneric, TypeMember, TypeValue } from './TypeReader';
import type { UnitDraft } from './UnitDraft';

/** The members of a unit, not yet grouped. */
export interface FoundMembers {
  /** Props of a component, options of a hook or a function, members of an interface. */
  readonly members: readonly TypeMember[];
  /** Number of the parameter that takes them; absent if none does. */
  readonly parameter?: number;
  /** Members of what a hook or a function returns. */
  readonly returned: readonly TypeMember[];
  readonly generics: readonly TypeGeneric[];
  /** The ref, for a component that accepts one without listing it in its props. */
  readonly ref?: TypeMember;
  /** Prop that sets what is rendered, if the props of that are accepted: `component` or `as`. */
  readonly polymorphic?: string;
}

/** Maximum number of returned members to list. A type with more, such as a theme, is a concept of its own. */
const MAX_RETURNED = 60;
const OPTIONS = /(?:Props|Options|Params|Parameters)(?:<.*>)?$|^\{/;

/** Finds the call signature that does not replace the root element. */
function plainCall(calls: readonly TypeCall[]): TypeCall | undefined {
  return calls.findLast(({ generics }) => generics.length === 0) ?? calls.at(-1);
}

/** Merges members by name. The first one is used, unless React declares it and a later one is not React's. */
function merge(...lists: readonly (readonly TypeMember[])[]): TypeMember[] {
  const merged = new Map<string, TypeMember>();
  for (const member of lists.flat()) {
    const known = merged.get(member.name);
    if (!known || (isNativeMember(known) && !isNativeMember(member))) merged.set(member.name, member);
  }
  return [...merged.values()];
}

/** Props that set the element or component to render. */
const ROOTS = ['component', 'as'];

/**
 * Reads the prop that sets what is rendered from a call signature in which its type is a type parameter. The type of
 * `component` is what that parameter allows.
 */
function readRoot(calls: readonly TypeCall[]): { root: TypeMember; isOpen: boolean } | undefined {
  for (const { generics, parameters } of calls) {
    const member = ROOTS.map((name) => parameters[0]?.value.member(name)).find(Boolean);
    if (!member) continue;
    const { text, names } = member.value.text();
    const generic = generics.find(({ name }) => name === text);
    const constraint = generic?.constraint;
    const value: TypeValue = {
      text: () =>
        constraint === undefined ? { text, names } : { text: tidyType(constraint, false), names: {} },
      expanded: () => undefined,
      members: () => [],
      member: () => undefined,
      calls: () => [],
      isFunction: () => false,
    };
    const { name } = member;
    const root = { name, optional: true, value, declarations: () => member.declarations() };
    return { root, isOpen: generic !== undefined };
  }
  return undefined;
}

/**
 * Finds the props of a component: first those of its call signature, which includes the root element's, then
 * those that only its props type or another call signature has, such as `component`.
 */
function findProps({ item, props }: UnitDraft): FoundMembers {
  const calls = item.value?.calls() ?? [];
  const call = plainCall(calls);
  const called = (call ? call.parameters[0]?.value : item.classProps())?.members() ?? [];
  const typed = merge(
    props?.type?.members() ?? [],
    ...(props?.defaults().map((value) => value.members()) ?? []),
  );
  const { root, isOpen = false } = readRoot(calls) ?? {};
  const ref = calls.flatMap(({ parameters }) => parameters[0]?.value.member('ref') ?? []).at(0);
  const described = typed.map((member) =>
    member.name === root?.name
      ? {
          name: member.name,
          optional: member.optional,
          // A type parameter of the props type says nothing where the component is called.
          value: props?.generics.some(({ name }) => name === member.value.text().text)
            ? root.value
            : member.value,
          declarations: () => [...member.declarations(), ...root.declarations()],
        }
      : member,
  );
  return {
    members: merge(called, described, root ? [root] : []),
    parameter: 0,
    returned: [],
    generics: call?.generics ?? item.generics,
    ...(ref && { ref }),
    ...(isOpen && root && { polymorphic: root.name }),
  };
}

function findOptions({ item }: UnitDraft): FoundMembers {
  const calls = item.value?.calls() ?? [];
  const call = calls.at(-1);
  const options = call?.parameters.find(({ value }) => OPTIONS.test(value.text().text));
  const returned = call && !call.returns.isFunction() ? call.returns.members() : [];
  // Return types of React and of the platform are known by name.
  const { text = '', names = {} } = call?.returns.text() ?? {};
  const isOwn =
    !text.startsWith('RefObject') && Object.values(names).some((meaning) => !meaning.startsWith('@types/'));
  return {
    members: options?.value.members() ?? [],
    ...(options && { parameter: call?.parameters.indexOf(options) }),
    returned: isOwn && returned.length <= MAX_RETURNED ? returned : [],
    generics: call?.generics ?? [],
  };
}

/** Finds the members of a unit, by its kind. */
export function findMembers(unit: UnitDraft): FoundMembers {
  switch (unit.kind) {
    case 'component':
      return findProps(unit);
    case 'hook':
    case 'function':
      return findOptions(unit);
    case 'namespace':
      return { members: [], returned: [], generics: [] };
    case 'interface':
      return { members: unit.item.type?.members() ?? [], returned: [], generics: unit.item.generics };
  }
}

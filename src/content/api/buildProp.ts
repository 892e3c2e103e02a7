import type { ApiNote, ApiProp, ApiSignature, ApiTarget, ApiType } from '../../model/api/ApiUnit';
import type { TypeDeclaration, TypeMember, TypeCall, TypeValue } from './TypeReader';
import type { ReadComment } from './commentReader';
import type { Comment } from './docComment';
import type { TypeTargets } from './UnitDraft';
import { tidyType, shortenType } from '../../model/api/typeText';

function isDocumented(declaration: TypeDeclaration): boolean {
  return declaration.doc().text !== '';
}

/**
 * Builds a prop from a member and one of its declarations. If that declaration has no comment, the comment of
 * another one is used. Undefined for an internal member.
 */
export function buildProp(
  member: TypeMember,
  declaration: TypeDeclaration | undefined,
  targets: TypeTargets,
  read: ReadComment,
): ApiProp | undefined {
  const documented =
    declaration && isDocumented(declaration) ? declaration : member.declarations().find(isDocumented);
  const comment = read(documented);
  if (comment.isInternal || UNSTABLE.test(member.name)) return undefined;
  // A function that is the same in each member of a union has one signature.
  const isCalled = member.value.isFunction() || comment.arguments.length > 0;
  const calls = isCalled ? member.value.calls() : [];
  const signatures = calls.map((call) => buildSignature(call, comment, targets));
  const [signature] = signatures;
  const isOne = signatures.every(({ text }) => text === signature?.text);
  const overloads = isOne ? [] : buildOverloads(calls, comment, targets, read);
  const notes = [...comment.notes, ...(signature && isOne ? [] : restOf(comment))];
  return {
    name: member.name,
    type: buildType(member.value, targets),
    ...(!member.optional && { required: true }),
    ...(comment.default !== undefined && { default: comment.default }),
    description: comment.description,
    ...(comment.deprecated && { deprecated: comment.deprecated }),
    ...(signature && isOne && { signature }),
    ...(overloads.length > 0 && { overloads }),
    ...(notes.length > 0 && overloads.length === 0 && { notes }),
    declaredBy: declaration?.owner ?? '',
  };
}

/**
 * Builds the signatures of several forms, each with the text of its own comment. None if no form has one.
 * @param comment the comment of the whole
 */
export function buildOverloads(
  calls: readonly TypeCall[],
  comment: Comment,
  targets: TypeTargets,
  read: ReadComment,
): ApiSignature[] {
  const declared = calls.map((call) => ({ call, declaration: call.declaration() }));
  if (!declared.some(({ declaration }) => declaration && isDocumented(declaration))) return [];
  return declared.map(({ call, declaration }) => {
    if (!declaration || !isDocumented(declaration)) return buildSignature(call, comment, targets);
    const { description, deprecated, notes, ...own } = read(declaration);
    const built = buildSignature(call, { ...own, description, notes }, targets);
    const all = [...notes, ...(built.notes ?? [])];
    return {
      ...built,
      ...(description && description !== comment.description && { description }),
      ...(deprecated && { deprecated }),
      ...(all.length > 0 && { notes: all }),
    };
  });
}

/** Returns what a comment says about arguments and a result that no signature has. */
export function restOf({ arguments: about, returns }: Pick<Comment, 'arguments' | 'returns'>): ApiNote[] {
  return [
    ...about.filter(({ text }) => text).map((argument) => ({ kind: 'parameter' as const, ...argument })),
    ...(returns === undefined ? [] : [{ kind: 'returns' as const, text: returns }]),
  ];
}

/** Members that a package may change or remove at any time. */
const UNSTABLE = /^(?:UN|un)stable_/;

/** Name that TypeScript gives a destructured parameter. */
const UNNAMED = /^__\d+$/;

/** Builds a call signature, with the comment's description of each argument. */
export function buildSignature(call: TypeCall, comment: Comment, targets: TypeTargets): ApiSignature {
  const unused = new Set(comment.arguments);
  const parameters = call.parameters.map((parameter, index) => {
    const isUnnamed = UNNAMED.test(parameter.name);
    const about =
      comment.arguments.find(({ name }) => name === parameter.name) ??
      (isUnnamed ? comment.arguments[index] : undefined);
    if (about) unused.delete(about);
    const name = isUnnamed ? (about?.name ?? 'options') : parameter.name;
    return {
      name: parameter.rest ? `...${name}` : name,
      optional: parameter.optional,
      value: parameter.value,
      about: about?.text ?? '',
    };
  });
  const returned = call.returns.text().text;
  const isVoid = returned === 'void';
  const notes = restOf({
    arguments: [...unused],
    ...(isVoid && comment.returns && { returns: comment.returns }),
  });
  const listed = parameters.map(
    ({ name, optional, value }) => `${name}${optional ? '?' : ''}: ${value.text().text}`,
  );
  const generics = call.generics.map(({ name, constraint, default: fallback }) =>
    [
      name,
      constraint && ` extends ${tidyType(constraint, false)}`,
      fallback && ` = ${tidyType(fallback, false)}`,
    ]
      .filter(Boolean)
      .join(''),
  );
  return {
    text: `${generics.length > 0 ? `<${generics.join(', ')}>` : ''}(${listed.join(', ')}) => ${returned}`,
    arguments: parameters.map(({ name, optional, value, about }) => ({
      name,
      type: buildType(value, targets),
      ...(optional && { optional }),
      description: about,
    })),
    ...(!isVoid && {
      returns: { type: buildType(call.returns, targets), description: comment.returns ?? '' },
    }),
    ...(notes.length > 0 && { notes }),
  };
}

/** Types that are not expanded, because their expansion shows only internals of the library. */
const OPAQUE = /^(?:SlotProps|SlotComponentProps|Partial)\b/;

/**
 * Builds a type for display: shortened to one line, with its full or expanded text and with links to other
 * units.
 */
export function buildType(value: TypeValue, targets: TypeTargets): ApiType {
  const { text, names } = value.text();
  const short = shortenType(text);
  const name = /^\w+/.exec(text)?.[0] ?? '';
  const isOpen = OPAQUE.test(text) || targets.has(names[name] ?? '');
  const expanded = short !== text || isOpen ? undefined : value.expanded();
  const hidden = expanded && expanded.text !== text ? expanded.text : undefined;
  const full = short !== text ? text : hidden;
  const shown = `${short} ${full ?? ''}`;
  const links: Record<string, ApiTarget> = {};
  for (const [printed, meaning] of Object.entries({ ...names, ...expanded?.names })) {
    const target = targets.get(meaning);
    if (target && new RegExp(`\\b${printed}\\b`).test(shown)) links[printed] = target;
  }
  return {
    text: short,
    ...(full !== undefined && { full }),
    ...(Object.keys(links).length > 0 && { links }),
  };
}

import type { ApiNote, ApiProp, ApiSignature, ApiTarget, ApiType } from '../../model/api/ApiUnit';
import type { TypeDeclaration, TypeMember, TypeCall, TypeValue } from './TypeReader';
import type { Comment, ReadComment } from './docComment';
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
  const isCalled = member.value.isFunction() || comment.arguments.length > 0;
  const calls = isCalled ? member.value.calls() : [];
  const { forms, deprecated, notes } = buildForms(calls, documented ?? declaration, comment, targets, read);
  const signatures =
    forms.length > 0 ? forms : calls.map((call) => buildSignature(call, comment, targets, read));
  // A function that is the same in each member of a union has one signature.
  const [signature] = signatures;
  const isOne = signatures.every(({ text }) => text === signature?.text);
  const said = [...notes, ...(forms.length > 0 || (signature && isOne) ? [] : restOf(comment))];
  return {
    name: member.name,
    type: buildType(member.value, targets),
    ...(!member.optional && { required: true }),
    ...(comment.default !== undefined && { default: comment.default }),
    description: comment.description,
    ...(deprecated && { deprecated }),
    ...(signature && isOne && { signature }),
    ...(!isOne && forms.length > 0 && { overloads: forms }),
    ...(said.length > 0 && { notes: said }),
    declaredBy: declaration?.owner ?? '',
  };
}

/** The forms of a function, and what is said of the whole beside its description and its default. */
interface Forms extends Pick<Comment, 'deprecated' | 'notes'> {
  /** Empty if no form has a comment of its own. */
  readonly forms: readonly ApiSignature[];
}

function isSamePlace(a: TypeDeclaration, b: TypeDeclaration | undefined): boolean {
  return a.file === b?.file && a.line === b.line && a.column === b.column;
}

/**
 * Builds the signatures of several forms, each with the text of its own comment. The description of the first form is
 * that of the whole; its notes are its own, and the whole is deprecated only if all forms are.
 * @param whole its declaration
 * @param comment its comment
 */
export function buildForms(
  calls: readonly TypeCall[],
  whole: TypeDeclaration | undefined,
  comment: Comment,
  targets: TypeTargets,
  read: ReadComment,
): Forms {
  const declared = calls.map((call) => {
    const declaration = call.declaration();
    // Functions of other packages, such as those of the browser, are explained there.
    const isOwn = declaration !== undefined && declaration.packageName === whole?.packageName;
    return { call, declaration: isOwn && isDocumented(declaration) ? declaration : undefined };
  });
  if (!declared.some(({ declaration }) => declaration && !isSamePlace(declaration, whole)))
    return { forms: [], notes: comment.notes, ...(comment.deprecated && { deprecated: comment.deprecated }) };
  const forms = declared.map(({ call, declaration }): ApiSignature => {
    if (!declaration) return buildSignature(call, comment, targets, read);
    const own = read(declaration);
    const built = buildSignature(call, own, targets, read);
    const notes = [...own.notes, ...(built.notes ?? [])];
    return {
      ...built,
      ...(own.description && own.description !== comment.description && { description: own.description }),
      ...(own.deprecated && { deprecated: own.deprecated }),
      ...(notes.length > 0 && { notes }),
    };
  });
  const isFirst = declared.some(({ declaration }) => declaration && isSamePlace(declaration, whole));
  const isOld = !isFirst || forms.every(({ deprecated }) => deprecated);
  return {
    forms,
    notes: isFirst ? [] : [...comment.notes, ...restOf(comment)],
    ...(comment.deprecated && isOld && { deprecated: comment.deprecated }),
  };
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

/** Returns the text of the comment that is written before a parameter, with its default value as `@param` has it. */
function describeParameter(parameter: TypeMember, read: ReadComment): string {
  const { description, default: fallback, deprecated } = read(parameter.declarations()[0]);
  const text = [description, fallback === undefined ? '' : `(\`= ${fallback}\`)`]
    .filter(Boolean)
    .join(description.includes('\n') ? '\n\n' : ' ');
  return [text, deprecated?.reason].filter(Boolean).join('\n\n');
}

/** Builds a call signature, with the description of each argument in the comment and before the parameter. */
export function buildSignature(
  call: TypeCall,
  comment: Comment,
  targets: TypeTargets,
  read: ReadComment,
): ApiSignature {
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
      about: [about?.text, describeParameter(parameter, read)].filter(Boolean).join('\n\n'),
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
    if (target && new RegExp(`\\b${printed.replaceAll('.', '\\.')}\\b`).test(shown)) links[printed] = target;
  }
  return {
    text: short,
    ...(full !== undefined && { full }),
    ...(Object.keys(links).length > 0 && { links }),
  };
}

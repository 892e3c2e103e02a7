import {
  type ApiProp,
  type ApiSignature,
  type ApiTarget,
  type ApiType,
  parseDeprecation,
  type ApiDeprecation,
} from '../../model/api/ApiUnit';
import type { TypeDeclaration, TypeDoc, TypeMember, TypeCall, TypeValue } from './TypeReader';
import type { TypeTargets } from './UnitDraft';
import { tidyType, shortenType } from '../../model/api/typeText';
import { tidyDescription } from '../../model/api/description';

const SILENT: TypeDoc = { text: '', tags: [] };

function isDocumented(declaration: TypeDeclaration): boolean {
  const { text, tags } = declaration.doc();
  return text !== '' || tags.length > 0;
}

/**
 * Builds a prop from a member and one of its declarations. If that declaration has no comment, the comment of
 * another one is used. Undefined for an internal member.
 */
export function buildProp(
  member: TypeMember,
  declaration: TypeDeclaration | undefined,
  targets: TypeTargets,
  linkSections: readonly string[],
): ApiProp | undefined {
  const documented =
    declaration && isDocumented(declaration) ? declaration : member.declarations().find(isDocumented);
  const comment = readComment(documented?.doc() ?? SILENT, linkSections);
  if (comment.isInternal || UNSTABLE.test(member.name)) return undefined;
  // A function that is the same in each member of a union has one signature.
  const isCalled = member.value.isFunction() || comment.arguments.length > 0;
  const signatures = isCalled
    ? member.value.calls().map((call) => buildSignature(call, comment, targets))
    : [];
  const [signature] = signatures;
  const isOne = signatures.every(({ text }) => text === signature?.text);
  return {
    name: member.name,
    type: buildType(member.value, targets),
    ...(!member.optional && { required: true }),
    ...(comment.default !== undefined && { default: comment.default }),
    description: comment.description,
    ...(comment.deprecated && { deprecated: comment.deprecated }),
    ...(signature && isOne && { signature }),
    declaredBy: declaration?.owner ?? '',
  };
}

/** Members that a package may change or remove at any time. */
const UNSTABLE = /^(?:UN|un)stable_/;

/** Name that TypeScript gives a destructured parameter. */
const UNNAMED = /^__\d+$/;

/** Builds a call signature, with the comment's description of each argument. */
export function buildSignature(call: TypeCall, comment: Comment, targets: TypeTargets): ApiSignature {
  const parameters = call.parameters.map((parameter, index) => {
    const isUnnamed = UNNAMED.test(parameter.name);
    const about =
      comment.arguments.find(({ name }) => name === parameter.name) ??
      (isUnnamed ? comment.arguments[index] : undefined);
    const name = isUnnamed ? (about?.name ?? 'options') : parameter.name;
    return {
      name: parameter.rest ? `...${name}` : name,
      optional: parameter.optional,
      value: parameter.value,
      about: about?.text ?? '',
    };
  });
  const returned = call.returns.text().text;
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
    ...(returned !== 'void' && {
      returns: { type: buildType(call.returns, targets), description: comment.returns ?? '' },
    }),
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

/** The parsed doc comment of a declaration. */
export interface Comment {
  readonly description: string;
  readonly default?: string;
  readonly deprecated?: ApiDeprecation;
  /** Set if the package leaves the declaration out of its own reference. */
  readonly isInternal?: boolean;
  readonly returns?: string;
  /** Descriptions of the arguments, in order. */
  readonly arguments: readonly { readonly name: string; readonly text: string }[];
}

/** Tags that exclude a declaration from a package's own reference. */
const INTERNAL_TAGS = ['ignore', 'internal', 'private'];

/** Removes a trailing star. It belongs to the line of the next tag, if that line begins with two stars. */
function dropStar(text: string): string {
  return text.replace(/\s+\*\s*$/, '');
}

/** Parses a doc comment. `linkSections`: see `ApiSource`. */
export function readComment({ text, tags }: TypeDoc, linkSections: readonly string[]): Comment {
  const textOf = (...names: string[]) => {
    const found = tags.find(({ name }) => names.includes(name));
    return found && dropStar(found.text.trim());
  };
  const fallback = textOf('default', 'defaultValue');
  const deprecation = textOf('deprecated');
  const returns = textOf('returns', 'return');
  return {
    description: tidyDescription(dropStar(text), linkSections),
    ...(fallback && { default: fallback.replace(/\s+/g, ' ').replace(/^\{(\w+)\}$/, '$1') }),
    ...(deprecation !== undefined && { deprecated: parseDeprecation(tidyDescription(deprecation, [])) }),
    ...(tags.some(({ name }) => INTERNAL_TAGS.includes(name)) && { isInternal: true }),
    ...(returns && { returns: tidyDescription(returns, []) }),
    arguments: tags.flatMap(({ argument, text: about }) =>
      argument === undefined
        ? []
        : [{ name: argument, text: tidyDescription(about.replace(/^\s*-\s*/, ''), []) }],
    ),
  };
}

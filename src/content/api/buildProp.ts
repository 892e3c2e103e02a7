import type { ApiProp } from '../../model/api/ApiUnit';
import { buildSignature } from './buildSignature';
import { buildType } from './buildType';
import { readComment } from './readComment';
import type { TypeDeclaration, TypeDoc, TypeMember } from './TypeReader';
import type { TypeTargets } from './UnitDraft';

const SILENT: TypeDoc = { text: '', tags: [] };

function isDocumented(declaration: TypeDeclaration): boolean {
  const { text, tags } = declaration.doc();
  return text !== '' || tags.length > 0;
}

/** A prop from a member, as `declaration` has it; its comment may stand at another declaration of the same name. */
export function buildProp(
  member: TypeMember,
  declaration: TypeDeclaration | undefined,
  targets: TypeTargets,
  linkSections: readonly string[],
): ApiProp {
  const documented =
    declaration && isDocumented(declaration) ? declaration : member.declarations().find(isDocumented);
  const comment = readComment(documented?.doc() ?? SILENT, linkSections);
  // The same function in each member of a union is one.
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
    ...(comment.internal && { internal: true }),
  };
}

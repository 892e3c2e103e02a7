import type { ApiSignature, ApiUnit } from '../../model/api/ApiUnit';
import { buildClasses } from './buildClasses';
import { buildImports } from './buildImports';
import { buildProps, type PropContext } from './buildProps';
import { sortByName } from './sortByName';
import { buildSignature } from './buildSignature';
import { buildSlots } from './buildSlots';
import type { FoundMembers } from './findMembers';
import { readComment, type Comment } from './readComment';

function buildSignatures({ unit, targets }: PropContext, comment: Comment): ApiSignature[] {
  return unit.kind === 'hook'
    ? (unit.item.value?.calls() ?? []).map((call) => buildSignature(call, comment, targets))
    : [];
}

/** Reads one unit. `themeNames` are the names that the theme of its package knows. */
export function buildUnit(
  context: PropContext,
  found: FoundMembers,
  version: string,
  themeNames: ReadonlySet<string>,
): ApiUnit {
  const { unit, targets } = context;
  const { source, name, kind, pathname, item } = unit;
  const [declaration] = item.declarations;
  const comment = readComment(declaration?.doc() ?? { text: '', tags: [] }, source.linkSections);
  const sorted = buildProps(found.members, context);
  const given = buildProps(found.returned, context);
  const returned = sortByName([...given.props, ...given.inherited.flatMap(({ props }) => props)]);
  const classes = buildClasses(unit);
  const ref = found.members.find((member) => member.name === 'ref') ?? found.ref;
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(ref?.value.text().text ?? '')?.[0];
  const themeName = source.themeNames?.[name] ?? `${source.theme?.prefix ?? ''}${name}`;
  return {
    name,
    kind,
    productId: source.productId,
    packageName: source.packageName,
    version,
    pathname,
    description: comment.description,
    ...(comment.deprecated && { deprecated: comment.deprecated }),
    imports: buildImports(unit),
    generics: found.generics.map((generic) => ({ name: generic.name })),
    ...sorted,
    ...(kind === 'component' && ref && { ref: element ? { element } : {} }),
    slots: kind === 'component' ? buildSlots(found.members, classes, targets, source.linkSections) : [],
    classes,
    ...(kind === 'component' && themeNames.has(themeName) && { themeName }),
    signatures: buildSignatures(context, comment),
    returned,
  };
}

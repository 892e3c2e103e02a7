import type { ApiClass, ApiGeneric, ApiPart, ApiSignature, ApiSlot, ApiUnit } from '../../model/api/ApiUnit';
import { buildEnum, findEnums, withEnums } from './enums';
import { buildProps, type PropContext, sortByName } from './props';
import { buildSignature, readComment, type Comment, buildType } from './buildProp';
import type { FoundMembers } from './findMembers';
import type { TypeDoc, TypeGeneric, TypeMember } from './TypeReader';
import type { TypeTargets, UnitDraft } from './UnitDraft';
import { classKeyToName } from '../../model/api/ApiSource';
import { shortenType, tidyType } from '../../model/api/typeText';

function buildSignatures({ unit, targets }: PropContext, comment: Comment): ApiSignature[] {
  return unit.kind === 'hook'
    ? (unit.item.value?.calls() ?? []).map((call) => buildSignature(call, comment, targets))
    : [];
}

/** Builds one unit. `themeNames` are the names in the theme of its package. */
export function buildUnit(
  given: PropContext,
  found: FoundMembers,
  version: string,
  themeNames: ReadonlySet<string>,
): ApiUnit {
  const named = findEnums(found, given);
  const context = { ...given, targets: withEnums(given, named) };
  const { unit, targets } = context;
  const { source, name, typeName, kind, pathname, item } = unit;
  const [declaration] = item.declarations;
  const comment = readComment(declaration?.doc() ?? { text: '', tags: [] }, source.linkSections);
  const sorted = buildProps(found.members, context);
  const results = buildProps(found.returned, context);
  const returned = sortByName([...results.props, ...results.inherited.flatMap(({ props }) => props)]);
  const classes = buildClasses(unit);
  const ref = found.members.find((member) => member.name === 'ref') ?? found.ref;
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(ref?.value.text().text ?? '')?.[0];
  const themeName = source.themeNames?.[name] ?? `${source.theme?.prefix ?? ''}${typeName}`;
  const parts = listParts(context);
  const enums = sortByName(named.map((one) => buildEnum(one, source.linkSections)));
  return {
    name,
    kind,
    productId: source.productId,
    packageName: source.packageName,
    version,
    pathname,
    ...(declaration?.packageName === source.packageName && { declaredIn: declaration.path }),
    description: comment.description,
    ...(comment.deprecated && { deprecated: comment.deprecated }),
    imports: buildImports(unit),
    generics: found.generics.map(buildGeneric),
    ...(enums.length > 0 && { enums }),
    ...(parts.length > 0 && { parts }),
    ...(found.polymorphic !== undefined && { polymorphic: found.polymorphic }),
    ...sorted,
    ...(kind === 'component' && ref && { ref: element ? { element } : {} }),
    slots: kind === 'component' ? buildSlots(found.members, classes, targets, source.linkSections) : [],
    classes,
    ...(kind === 'component' && themeNames.has(themeName) && { themeName }),
    signatures: buildSignatures(context, comment),
    returned,
  };
}

function buildGeneric({ name, constraint, default: fallback }: TypeGeneric): ApiGeneric {
  const text = constraint === undefined ? '' : tidyType(constraint, false);
  const short = shortenType(text);
  return {
    name,
    ...(text && { constraint: short === text ? { text } : { text: short, full: text } }),
    ...(fallback !== undefined && { default: tidyType(fallback, false) }),
  };
}

/** Lists the parts of a unit, each with its page: that of the part, or of the export that it is. */
function listParts({ unit, units }: PropContext): ApiPart[] {
  return unit.parts.map((part) => {
    const name = `${unit.name}.${part.name}`;
    const page = units.find(
      ({ source, kind, item, typeName }) =>
        source.packageName === unit.source.packageName &&
        ((kind === 'component' && typeName === `${unit.typeName}${part.name}`) ||
          item.identity === part.identity),
    );
    return { name, ...(page && { target: { pathname: page.pathname } }) };
  });
}

const SILENT: TypeDoc = { text: '', tags: [] };

/**
 * Builds the slots of a component from the members of its `slots` and `slotProps`, with the class name if
 * there is one.
 */
function buildSlots(
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

/** Builds the class names of a component, in alphabetical order. */
function buildClasses({ source, typeName, classes }: UnitDraft): ApiClass[] {
  const members = (classes?.type ?? classes?.value)?.members() ?? [];
  return members
    .flatMap((member) => {
      const [declaration] = member.declarations();
      const comment = declaration && readComment(declaration.doc(), source.linkSections);
      if (comment?.isInternal) return [];
      return {
        key: member.name,
        className: classKeyToName(source, typeName, member.name),
        ...(source.states.keys.includes(member.name) && { isState: true }),
        description: comment?.description ?? '',
        ...(comment?.deprecated && { deprecated: comment.deprecated }),
      };
    })
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en'));
}

/**
 * Builds the import statements of a unit: from the package itself and from the module with the unit's name.
 * If neither exports it, the first module that does is used.
 */
function buildImports({ name, kind, exports }: UnitDraft): string[] {
  const [whole = name] = name.split('.');
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const preferred = exports.filter(({ segment }) => segment === '' || segment === whole);
  const shown = preferred.length > 0 ? preferred : exports.slice(0, 1);
  const lines = shown.map(({ module, imported }) =>
    imported === 'default'
      ? `${keyword} ${whole} from '${module}';`
      : `${keyword} { ${imported} } from '${module}';`,
  );
  // If a module exports the unit both as default and by name, only the default import is shown.
  const hasDefault = shown.some(({ imported, segment }) => segment === whole && imported === 'default');
  return lines.filter(
    (_, index) => !(hasDefault && shown[index]?.segment === whole && shown[index]?.imported !== 'default'),
  );
}

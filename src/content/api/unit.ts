import type { ApiSignature, ApiUnit, ApiClass, ApiSlot } from '../../model/api/ApiUnit';
import { buildProps, type PropContext, sortByName } from './props';
import { buildSignature, readComment, type Comment, buildType } from './buildProp';
import type { FoundMembers } from './findMembers';
import type { TypeDoc, TypeMember } from './TypeReader';
import type { TypeTargets, UnitDraft } from './UnitDraft';
import { classKeyToName } from '../../model/api/ApiSource';

function buildSignatures({ unit, targets }: PropContext, comment: Comment): ApiSignature[] {
  return unit.kind === 'hook'
    ? (unit.item.value?.calls() ?? []).map((call) => buildSignature(call, comment, targets))
    : [];
}

/** Builds one unit. `themeNames` are the names in the theme of its package. */
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
    ...(declaration?.packageName === source.packageName && { declaredIn: declaration.path }),
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
function buildClasses({ source, name, classes }: UnitDraft): ApiClass[] {
  const members = (classes?.type ?? classes?.value)?.members() ?? [];
  return members
    .flatMap((member) => {
      const [declaration] = member.declarations();
      const comment = declaration && readComment(declaration.doc(), source.linkSections);
      if (comment?.isInternal) return [];
      return {
        key: member.name,
        className: classKeyToName(source, name, member.name),
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
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const preferred = exports.filter(({ segment }) => segment === '' || segment === name);
  const shown = preferred.length > 0 ? preferred : exports.slice(0, 1);
  const lines = shown.map(({ module, item }) =>
    item.name === 'default'
      ? `${keyword} ${name} from '${module}';`
      : `${keyword} { ${item.name} } from '${module}';`,
  );
  // If a module exports the unit both as default and by name, only the default import is shown.
  const hasDefault = shown.some(({ item, segment }) => segment === name && item.name === 'default');
  return lines.filter(
    (_, index) => !(hasDefault && shown[index]?.segment === name && shown[index]?.item.name !== 'default'),
  );
}

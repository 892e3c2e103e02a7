import {
  type ApiClass,
  type ApiGeneric,
  type ApiNote,
  type ApiPart,
  type ApiProp,
  type ApiSlot,
  type ApiUnit,
  unitSlug,
} from '../../model/api/ApiUnit';
import { buildAttributes } from './attributes';
import { buildEnum, findEnums, withEnums } from './enums';
import { buildProps, type PropContext, sortByName } from './props';
import { buildForms, buildSignature, buildType, restOf } from './buildProp';
import type { Comment, ReadComment } from './docComment';
import type { FoundMembers } from './findMembers';
import type { TypeGeneric, TypeMember } from './TypeReader';
import { targetOf, type TypeTargets, type UnitDraft } from './UnitDraft';
import { classKeyToName } from '../../model/api/ApiSource';
import { shortenType, tidyType } from '../../model/api/typeText';

/** The signatures of a unit, and what its comment says beside its description and them. */
type Calls = Pick<ApiUnit, 'signatures' | 'deprecated' | 'notes'>;

/** Builds the signatures of a hook or a function, and of a component if several forms of it have texts. */
function buildCalls({ unit, targets, read }: PropContext, comment: Comment): Calls {
  const { kind, item } = unit;
  const calls = kind === 'interface' ? [] : (item.value?.calls() ?? []);
  const { forms, notes, deprecated } = buildForms(calls, item.declarations[0], comment, targets, read);
  const isCalled = (kind === 'hook' || kind === 'function') && calls.length > 0;
  const said = [...notes, ...(isCalled || forms.length > 0 ? [] : restOf(comment))];
  const plain = isCalled ? calls.map((call) => buildSignature(call, comment, targets, read)) : [];
  return {
    ...(deprecated && { deprecated }),
    ...(said.length > 0 && { notes: said }),
    signatures: forms.length > 0 ? forms : plain,
  };
}

/** Props of React that every component can have. */
const COMMON: readonly string[] = ['children', 'className', 'ref', 'style'];

/** Marks the optional props that nearly every component has. */
function markCommon(props: readonly ApiProp[], { source, kind }: UnitDraft): ApiProp[] {
  const isCommon = (name: string) =>
    kind === 'component' && (COMMON.includes(name) || source.commonProps.includes(name));
  return props.map((prop) =>
    isCommon(prop.name) && !prop.required && !prop.deprecated ? { ...prop, isCommon: true } : prop,
  );
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
  const { unit, targets, read } = context;
  const { source, name, typeName, kind, pathname, item } = unit;
  const [declaration] = item.declarations;
  const { generics, comment } = buildGenerics(
    found.generics,
    read(declaration),
    read(unit.props?.declarations[0]),
    read,
  );
  const { signatures, ...said } = buildCalls(context, comment);
  const coded = found.parameter === undefined ? undefined : item.codeDefaults(found.parameter);
  const sorted = buildProps(found.members, context, coded);
  const results = buildProps(found.returned, context);
  const returned = sortByName([...results.props, ...results.inherited.flatMap(({ props }) => props)]);
  const classes = buildClasses(unit, read);
  const ref = found.members.find((member) => member.name === 'ref') ?? found.ref;
  const element = /\b(?:HTML|SVG)\w*Element\b/.exec(ref?.value.text().text ?? '')?.[0];
  const themeName = source.themeNames?.[name] ?? `${source.theme?.prefix ?? ''}${typeName}`;
  const parts = listParts(context);
  const enums = sortByName(named.map((one) => buildEnum(one, read)));
  return {
    name,
    kind,
    productId: source.productId,
    packageName: source.packageName,
    version,
    pathname,
    ...(unit.anchor !== undefined && { anchor: unit.anchor }),
    ...(declaration?.packageName === source.packageName && { declaredIn: declaration.path }),
    description: comment.description,
    ...said,
    imports: buildImports(unit),
    generics,
    ...(enums.length > 0 && { enums }),
    ...(parts.length > 0 && { parts }),
    ...(found.polymorphic !== undefined && { polymorphic: found.polymorphic }),
    ...sorted,
    props: markCommon(sorted.props, unit),
    ...buildAttributes(unit, comment, read),
    ...(kind === 'component' && ref && { ref: element ? { element } : {} }),
    slots: kind === 'component' ? buildSlots(found.members, classes, targets, read) : [],
    classes,
    ...(kind === 'component' && themeNames.has(themeName) && { themeName }),
    signatures,
    returned,
  };
}

/**
 * Builds the type parameters with what a comment says about them, or else that of the props, and the comment that is
 * written before them.
 * @returns also the comment without the notes that describe them
 */
function buildGenerics(
  generics: readonly TypeGeneric[],
  comment: Comment,
  ofProps: Comment,
  read: ReadComment,
): { readonly generics: ApiGeneric[]; readonly comment: Comment } {
  const namesOf = ({ kind, name = '' }: ApiNote) => (kind === 'parameter' ? name.split(/,\s*/) : []);
  const textOf = ({ notes }: Comment, name: string) =>
    notes
      .filter((note) => namesOf(note).includes(name))
      .map(({ text }) => text)
      .join('\n\n');
  const listed = new Set(generics.map(({ name }) => name));
  return {
    generics: generics.map((generic) => {
      const { name } = generic;
      const texts = [textOf(comment, name) || textOf(ofProps, name), read(generic.declaration()).description];
      return buildGeneric(generic, texts.filter(Boolean).join('\n\n'));
    }),
    comment: {
      ...comment,
      notes: comment.notes.filter(
        (note) => note.kind !== 'parameter' || !namesOf(note).every((name) => listed.has(name)),
      ),
    },
  };
}

function buildGeneric({ name, constraint, default: fallback }: TypeGeneric, description: string): ApiGeneric {
  const text = constraint === undefined ? '' : tidyType(constraint, false);
  const short = shortenType(text);
  return {
    name,
    ...(text && { constraint: short === text ? { text } : { text: short, full: text } }),
    ...(fallback !== undefined && { default: tidyType(fallback, false) }),
    ...(description && { description }),
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
    return { name, ...(page && { target: targetOf(page) }) };
  });
}

/**
 * Builds the slots of a component from the members of its `slots` and `slotProps`, with the class name if
 * there is one.
 */
function buildSlots(
  members: readonly TypeMember[],
  classes: readonly ApiClass[],
  targets: TypeTargets,
  read: ReadComment,
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
      const ofPart = (part?.declarations() ?? []).map(read);
      const ofProps = (given?.declarations() ?? []).map(read);
      const comments = [...ofPart, ...ofProps];
      const comment = comments.find(({ description }) => description) ?? comments[0] ?? read(undefined);
      const propsText = ofProps.find(({ description }) => description)?.description;
      const notes = comments.flatMap((one) => [...one.notes, ...restOf(one)]);
      const className = classes.find(({ key }) => key === name)?.className;
      return {
        name,
        description: comment.description,
        ...(comment.default !== undefined && { default: comment.default }),
        ...(part && { type: buildType(part.value, targets) }),
        ...(given && { propsType: buildType(given.value, targets) }),
        ...(propsText !== undefined && propsText !== comment.description && { propsDescription: propsText }),
        ...(className !== undefined && { className }),
        ...(comment.deprecated && { deprecated: comment.deprecated }),
        ...(notes.length > 0 && { notes }),
      };
    });
}

/** Builds the class names of a component, in alphabetical order. */
function buildClasses({ source, typeName, classes }: UnitDraft, read: ReadComment): ApiClass[] {
  const members = (classes?.type ?? classes?.value)?.members() ?? [];
  return members
    .flatMap((member) => {
      const comment = read(member.declarations()[0]);
      if (comment.isInternal) return [];
      const notes = [...comment.notes, ...restOf(comment)];
      return {
        key: member.name,
        className: classKeyToName(source, typeName, member.name),
        ...(source.states.keys.includes(member.name) && { isState: true }),
        description: comment.description,
        ...(comment.deprecated && { deprecated: comment.deprecated }),
        ...(notes.length > 0 && { notes }),
      };
    })
    .toSorted((a, b) => a.key.localeCompare(b.key, 'en'));
}

/**
 * Builds the import statements of a unit: from the package itself and from the module with the unit's name.
 * If neither exports it, the first module that does is used. Of a package whose modules are imported, modules come
 * first, those with other names, too, if none has the unit's.
 */
function buildImports({ source: { importsModules }, name, kind, exports }: UnitDraft): string[] {
  const [whole = name] = name.split('.');
  const keyword = kind === 'interface' ? 'import type' : 'import';
  const isOwn = (segment: string) => segment === whole || segment === unitSlug(whole);
  const isOther = importsModules && !exports.some(({ segment }) => isOwn(segment));
  const preferred = exports.filter(({ segment }) => segment === '' || isOwn(segment) || isOther);
  const listed = preferred.length > 0 ? preferred : exports.slice(0, 1);
  const isWhole = ({ segment }: { readonly segment: string }) => Number(segment === '');
  const shown = importsModules ? listed.toSorted((a, b) => isWhole(a) - isWhole(b)) : listed;
  const lines = shown.map(({ module, imported }) =>
    imported === 'default'
      ? `${keyword} ${whole} from '${module}';`
      : `${keyword} { ${imported} } from '${module}';`,
  );
  // If a module exports the unit both as default and by name, only the default import is shown.
  const hasDefault = shown.some(({ imported, segment }) => isOwn(segment) && imported === 'default');
  return lines.filter(
    (_, index) => !(hasDefault && isOwn(shown[index]?.segment ?? '') && shown[index]?.imported !== 'default'),
  );
}

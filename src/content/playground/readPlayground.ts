import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { playgroundName } from '../../model/demos/demo';
import { listSpecifiers } from '../../model/demos/specifiers';
import {
  type Control,
  listControls,
  type PlaygroundSettings,
  usualFirst,
} from '../../model/playground/controls';
import { initialChoices } from '../../model/playground/choices';
import { type IconImports, printCode } from '../../model/playground/printCode';
import type { ProductPlaygrounds } from '../../model/products/ProductEntry';
import { nameHint } from '../../model/routes/editDistance';
import { messageOf } from '../demos/demoFault';
import { readModules } from '../demos/familyModule';
import { listLicenses, type DemoSource } from '../demos/readDemo';
import { CACHE } from '../workspace';
import { cutTemplate, findProps } from './cutTemplate';
import { findOtherUse, findSyntaxFault, listParts, parsePlaygroundFile, plainSource } from './playgroundFile';

/** A playground as its page names it, and where it stands. */
export interface NamedPlayground {
  /** Folder of the page that may have a file for it, from the project root. */
  readonly folder?: string | undefined;
  /** Key of the page's playground in the generated registry; absent if it is not in there. */
  readonly registryKey?: string;
  /** Key of the module that draws it for a gallery, if it is not on a page. */
  readonly pictureKey?: string;
  readonly unit: ApiUnit;
  readonly family: ProductPlaygrounds;
}

/** A fault of a playground's file; without a line, it is that of the whole file. */
export interface PlaygroundFault {
  readonly file?: string;
  readonly line?: number;
  readonly code: string;
  readonly message: string;
  readonly hint: string;
}

const SETTINGS: readonly string[] = [
  'children',
  'defaults',
  'first',
  'values',
  'ranges',
  'restart',
  'hidden',
  'required',
  'opensInside',
] satisfies readonly (keyof PlaygroundSettings)[];
/** Props that show a text; without a file, it is the name of the component. */
const SHOWN_TEXTS = ['children', 'label'];

/** The name that an icon has in the printed code. */
function localName(icon: string): string {
  return `${icon}Icon`;
}

/**
 * Returns the code of what the file of a namespace gets: `props` for one part, and nothing for each other one.
 * @example printPartProps('List', ['Root', 'List', 'Item.Root'])
 * // '{ Root: {}, List: props, Item: { Root: {} } }'
 */
function printPartProps(part: string, parts: readonly string[], outer = ''): string {
  if (outer === part) return 'props';
  const start = outer && `${outer}.`;
  const inner = parts.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  const names = [...new Set(inner.map((each) => each.replace(/\..*$/, '')))];
  const entries = names.map((name) => `${name}: ${printPartProps(part, parts, start + name)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

/**
 * Returns the module that exports a playground's component and its icons.
 * @param ofPart of the file of a namespace, the code of what it gets
 */
function entryModule(
  entry: string,
  source: string,
  file: string | undefined,
  ofPart: string | undefined,
  icons: IconImports,
): string {
  const path = file && posix.relative(posix.dirname(entry), file).replace(/\.tsx$/, '');
  const lines = Object.values(icons).map(({ local, specifier }) => `import ${local} from '${specifier}';`);
  const elements = Object.entries(icons).map(([name, { local }]) => `  ${name}: createElement(${local}),`);
  // Without JSX: no compiler settings apply in the folder of generated modules.
  const component = path
    ? ofPart === undefined
      ? `export { default } from '${path}';`
      : `import Whole from '${path}';\nexport default function Playground(props) {\n  return createElement(Whole, ${ofPart});\n}`
    : source
        .replace('Playground() {', 'Playground(props) {')
        .replace(/<([\w.]+) \{\.\.\.props\} \/>/, 'createElement($1, props)');
  return `import { createElement } from 'react';\n${lines.join('\n')}\n${component}\nexport const icons = {\n${elements.join('\n')}\n};\n`;
}

function listOwnControls(
  { props: own, inherited }: ApiUnit,
  settings: PlaygroundSettings,
  withChildren: boolean,
  icons: readonly string[],
): { controls: Control[]; first: number } {
  const wanted = new Set([...(settings.first ?? []), ...Object.keys(settings.values ?? {})]);
  const others = inherited.flatMap(({ props }) => props).filter(({ name }) => wanted.has(name));
  const props = [...own, ...others.filter(({ name }) => !own.some((prop) => prop.name === name))];
  const named = settings.first ?? usualFirst(own);
  const hidden = [...(settings.hidden ?? []), ...(withChildren ? [] : ['children'])];
  const controls = listControls(props, { ...settings, first: named, hidden }, icons);
  // Some components inherit the children of their element, which the reference does not list.
  const isMissing = withChildren && settings.children !== undefined;
  if (isMissing && !controls.some(({ name }) => name === 'children')) {
    controls.splice(named.length, 0, { name: 'children', kind: 'text' });
  }
  return { controls, first: controls.filter(({ name }) => named.includes(name)).length };
}

/** A file in a folder, and its content; undefined if there is none. */
function readFile(path: string): { readonly file: string; readonly raw: string } | undefined {
  return existsSync(path)
    ? { file: path, raw: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') }
    : undefined;
}

/** Returns the file of the whole that a unit is a member of, and the member's name in it; undefined if there is none. */
function findWhole(folder: string | undefined, { name, anchor }: ApiUnit) {
  if (folder === undefined || anchor === undefined) return undefined;
  const [whole = ''] = name.split('.', 1);
  const found = readFile(`${folder}/${whole}.playground.tsx`);
  return found && { ...found, part: name.slice(whole.length + 1) };
}

/**
 * Finds the file of a playground in a folder: `<Name>.playground.tsx`, or, for a member of a namespace, that of the whole
 * if it spreads the member's props; then also the member's name in the whole.
 */
function findFile(folder: string, unit: ApiUnit) {
  const own = readFile(`${folder}/${unit.name}.playground.tsx`);
  const whole = own ? undefined : findWhole(folder, unit);
  return own ?? (whole && listParts(whole.raw).includes(whole.part) ? whole : undefined);
}

/**
 * Reads the playground of a component: `<Name>.playground.tsx` beside its page, or, without that, the component
 * alone with the values that its reference names.
 */
export function readPlayground(
  { folder, registryKey, pictureKey, unit, family }: NamedPlayground,
  report: (fault: PlaygroundFault) => void,
): DemoSource | undefined {
  const { name: component } = unit;
  const found: { file?: string; raw?: string; part?: string } | undefined =
    folder === undefined ? undefined : findFile(folder, unit);
  const { file, raw, part } = found ?? {};
  // The page names a part, and the file of the whole has no place for it.
  const whole = registryKey !== undefined && !found ? findWhole(folder, unit) : undefined;
  if (whole) {
    const hint = `write {...props.${whole.part}} on its element; ${nameHint(whole.part, listParts(whole.raw))}`;
    const message = `The playground of the whole spreads no props on ${component}`;
    report({ file: whole.file, line: 1, code: 'playground-props', message, hint });
    return undefined;
  }
  const fail = (code: string, message: string, hint: string) => {
    report({ ...(file ? { file } : {}), code, message, hint });
    return undefined;
  };
  const syntax = raw === undefined ? undefined : findSyntaxFault(raw);
  if (file && syntax) {
    report({ file, ...syntax, code: 'playground-syntax', hint: 'fix the syntax' });
    return undefined;
  }
  let source = plainSource(unit);
  let settings: PlaygroundSettings = {};
  let takesProps = true;
  try {
    if (raw !== undefined) ({ source, settings, takesProps } = parsePlaygroundFile(raw, part));
  } catch (error) {
    const message = `The settings of the playground cannot be read: ${messageOf(error)}`;
    return fail('playground-settings', message, 'write an object of plain values, without imports');
  }
  const wrong = Object.keys(settings).find((key) => !SETTINGS.includes(key));
  if (wrong !== undefined)
    return fail('playground-settings', `The settings have no key "${wrong}"`, nameHint(wrong, SETTINGS));
  const { hidden: familyHidden = [], ranges } = family;
  const hidden = [
    ...familyHidden.filter((name) => !settings.first?.includes(name)),
    ...(settings.hidden ?? []),
  ];
  const otherUse = raw === undefined ? undefined : findOtherUse(raw);
  if (file && otherUse !== undefined) {
    report({
      file,
      line: otherUse,
      code: 'playground-props',
      message: `The playground of ${component} uses its props beside the element that takes them`,
      hint: 'spread them there only: readers copy the code without them',
    });
    return undefined;
  }
  const element = findProps(source);
  if (!element) {
    const spread = part === undefined ? '{...props}' : `{...props.${part}}`;
    const hint = `write ${spread} on the one element that the controls change`;
    return fail('playground-props', `The playground of ${component} spreads no props`, hint);
  }
  // The page renders the component with the choices; an API page only runs the printed code.
  if (registryKey !== undefined && !takesProps) {
    const hint = 'write its default export as a function with the parameter "props", with a type';
    return fail('playground-props', `The playground of ${component} takes no props`, hint);
  }
  const { takesChildren, written } = element;
  // Some components refuse a text, such as those of a field.
  const withChildren = takesChildren && (raw !== undefined || unit.alone !== 'empty');
  const names = Object.keys(family.icons ?? {});
  const { controls, first } = listOwnControls(
    unit,
    { ...settings, hidden, ranges: { ...ranges, ...settings.ranges } },
    withChildren,
    names,
  );
  const known = new Set(
    [...unit.props, ...unit.inherited.flatMap(({ props }) => props)].map(({ name }) => name),
  );
  const all = [
    ...(settings.first ?? []),
    ...Object.keys(settings.defaults ?? {}),
    ...(settings.hidden ?? []),
  ];
  const unknown = all.find((name) => name !== 'children' && !known.has(name));
  if (unknown !== undefined)
    return fail('playground-prop', `${component} has no prop "${unknown}"`, 'see its API page');
  const lost = Object.keys({ ...settings.defaults, ...settings.ranges }).find(
    (name) => name !== 'children' && !controls.some((control) => control.name === name),
  );
  if (lost !== undefined) {
    const message = `The playground of ${component} has a setting for "${lost}", and no control of it`;
    return fail('playground-prop', message, 'list its choices in "values", or write it on the element');
  }
  const repeated = controls.find(({ name }) => written.includes(name))?.name;
  if (repeated !== undefined) {
    const message = `The playground of ${component} sets "${repeated}", and offers it to readers, too`;
    return fail('playground-repeated', message, 'write its value into "defaults", or its name into "hidden"');
  }
  const usesIcons = controls.some(({ kind }) => kind === 'icon');
  const icons: IconImports = Object.fromEntries(
    Object.entries(usesIcons ? (family.icons ?? {}) : {}).map(([icon, specifier]) => [
      icon,
      { local: localName(icon), specifier },
    ]),
  );
  const { children } = settings;
  const texts = controls.filter(
    ({ name, kind, isRequired }) => kind === 'text' && (isRequired || SHOWN_TEXTS.includes(name)),
  );
  const plain = file ? [] : texts.map(({ name }) => [name, component] as const);
  const defaults = {
    ...Object.fromEntries(plain),
    ...settings.defaults,
    ...(withChildren && children ? { children } : {}),
  };
  const initial = initialChoices(controls, defaults);
  const { modules = {} } = file ? readModules(file) : {};
  const { [file ?? '']: _raw, ...others } = modules;
  const specifiers = [
    ...new Set([
      ...(file ? readModules(file).specifiers : listSpecifiers(source)),
      ...Object.values(icons).map(({ specifier }) => specifier),
    ]),
  ].sort();
  const key = registryKey ?? (takesProps ? pictureKey : undefined);
  const entry = key === undefined ? '' : `${CACHE.siteDemos}/playgrounds/${key}.ts`;
  return {
    name: playgroundName(component),
    file: file ?? entry,
    code: printCode(cutTemplate(source), controls, initial, icons),
    isJavaScript: false,
    modules: others,
    specifiers,
    licenses: listLicenses(specifiers),
    playground: {
      component,
      controls,
      first,
      initial,
      restart: settings.restart ?? [],
      opensInside: settings.opensInside ?? false,
      raw,
      source,
      icons,
      entry,
      module: entryModule(
        entry,
        source,
        file,
        part === undefined ? undefined : printPartProps(part, listParts(raw ?? '')),
        icons,
      ),
    },
  };
}

/**
 * Returns whether a component can be shown with nothing but values: it renders by itself, and every prop that it
 * needs has a control.
 */
export function isPlayable({ props, native, ref, alone }: ApiUnit, { playground }: DemoSource): boolean {
  const renders = alone !== undefined && (native?.rendered !== undefined || ref?.rendered !== undefined);
  const controls = new Set(playground?.controls.map(({ name }) => name));
  const needed = props.filter(({ required }) => required).map(({ name }) => name);
  return renders && controls.size > 0 && needed.every((name) => controls.has(name));
}

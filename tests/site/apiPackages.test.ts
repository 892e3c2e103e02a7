/**
 * Compares the reference with the installed packages themselves. One long file, so that the reference is
 * extracted and compiled only once.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript-js';
import type { ApiSignature, ApiType, ApiUnit } from '../../src/model/api/ApiUnit';
import { listApiSources } from '../../src/model/products/ProductEntry';
import { productRegistry } from '../../src/site';
import { extractApi } from '../../src/content/api/extractApi';
import { describeUnit } from '../../src/content/api/golden/describeUnit';
import { listMemberNames } from '../../src/content/api/golden/listMemberNames';

const ROOT = join(__dirname, '../..');
const load = createRequire(join(ROOT, 'package.json'));
const sources = listApiSources(productRegistry);
const { units, problems } = extractApi(sources);
const packages = sources.map((source) => ({
  source,
  own: units.filter(({ packageName }) => packageName === source.packageName),
  reasons: source.noPage.flatMap(({ names }) => names),
}));

/** More type parameters than any props type needs; a type that takes fewer is used without any. */
const ARGUMENTS = [
  '',
  '<any>',
  '<any, any>',
  '<any, any, any>',
  '<any, any, any, any>',
  '<any, any, any, any, any>',
];
const components = units.filter(({ kind }) => kind === 'component');
/** The module with the types of a unit: the package itself, if that exports the unit. */
const moduleOf = ({ imports, packageName }: ApiUnit) => {
  const modules = imports.map((line) => /'([^']+)'/.exec(line)?.[1] ?? '');
  return modules.includes(packageName) ? packageName : (modules[0] ?? '');
};

function classesName({ name, packageName }: ApiUnit): string {
  const source = sources.find((candidate) => candidate.packageName === packageName);
  const type = source?.classesTypes?.[name] ?? `${name}Classes`;
  return type.charAt(0).toLowerCase() + type.slice(1);
}

const names = listMemberNames([
  ...components.map((unit) =>
    ARGUMENTS.map((list) => `import('${moduleOf(unit)}').${unit.name}Props${list}`),
  ),
  ...components.map((unit) => [`typeof import('${moduleOf(unit)}').${classesName(unit)}`]),
]);
/** Member names of `<Name>Props` and of the constant `<name>Classes` of each component that has them. */
const seen = new Map(components.map((unit, index) => [unit, names[index]]));
const seenClasses = new Map(components.map((unit, index) => [unit, names[components.length + index]]));

/** Exports that exist at runtime but not in the package's types, so they cannot be imported with types. */
const UNTYPED = new Set(['FormLabelRoot']);
/** Class keys that only the types have, because the paid packages render the element. */
const TYPED_ONLY = new Set(['gridClasses.pivotPanelBody']);
/** Props that the component accepts but its props type omits. */
const CALLED_ONLY = new Set([
  'GridFilterInputValue.type',
  'Modal.style',
  'ThemeProvider.colorSchemeNode',
  'ThemeProvider.disableNestedContext',
  'ThemeProvider.disableStyleSheetGeneration',
  'ThemeProvider.forceThemeRerender',
]);
/** Props and classes that the packages mark as internal, by hand from their declarations. */
const INTERNAL = new Set(
  [
    'Badge.className Chip.tabIndex Dialog.className Drawer.className Menu.className Modal.className',
    'Popover.className Slider.className SpeedDialIcon.open SwipeableDrawer.className TextField.children',
    'DataGrid.onStateChange DataGrid.cellOffsetLeft DataGrid.columnHeader--siblingFocused DataGrid.filler',
    'DataGrid.filler--borderBottom DataGrid.filler--pinnedLeft DataGrid.filler--pinnedRight',
    'DataGrid.groupingCriteriaCellLoadingContainer DataGrid.main--hiddenContent DataGrid.root--noToolbar',
    'DataGrid.row--borderBottom DataGrid.scrollbarFiller DataGrid.scrollbarFiller--pinnedRight',
    'DataGrid.shadowScrollArea DataGrid.treeDataGroupingCellLoadingContainer',
    'DataGrid.virtualScroller--hasScrollX',
  ].flatMap((line) => line.split(' ')),
);
const isPublic = (unit: string, name: string) =>
  !name.startsWith('unstable_') && !INTERNAL.has(`${unit}.${name}`);
/**
 * Modules that need a package which their own package does not install. Their types are complete without it.
 */
const NEEDS_MORE = new Set(['PigmentContainer', 'PigmentGrid', 'PigmentStack']);

function isLoadable(module: string): boolean {
  try {
    load.resolve(module);
    return true;
  } catch {
    return false;
  }
}

/** Returns the runtime exports of a package by name; a default export has the name of its module. */
function runtimeExports({ packageName, noPageModules }: (typeof sources)[number]): Map<string, unknown> {
  const skipped = new Set(noPageModules.flatMap(({ names }) => names));
  const folder = join(ROOT, 'node_modules', packageName);
  const segments = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'esm', 'modern', 'node'].includes(entry.name))
    .map(({ name }) => name)
    .filter(
      (segment) =>
        !skipped.has(segment) && !NEEDS_MORE.has(segment) && isLoadable(`${packageName}/${segment}`),
    );
  const found = new Map<string, unknown>();
  for (const segment of ['', ...segments]) {
    const module = load(segment ? `${packageName}/${segment}` : packageName) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) {
      if (name !== '__esModule') found.set(name === 'default' ? segment : name, value);
    }
  }
  return found;
}

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-zA-Z_]*$/.test(name) || !/[a-z]/.test(name)) return false;
  const isMarked = typeof value === 'object' && value !== null && '$$typeof' in value;
  return isMarked || (typeof value === 'function' && !String(value).startsWith('class '));
}

function propsOf(unit: ApiUnit): string[] {
  return [unit.props, ...unit.inherited.map(({ props }) => props)].flat().map(({ name }) => name);
}

describe('the reference', () => {
  it('is made without a problem', () => {
    expect(problems).toEqual([]);
  });

  it('has the size of the packages', () => {
    const material = packages[0]?.own ?? [];
    const sum = (count: (unit: ApiUnit) => number) =>
      material.reduce((total, unit) => total + count(unit), 0);
    expect(material.filter(({ kind }) => kind === 'component').length).toBeGreaterThanOrEqual(127);
    expect(sum((unit) => propsOf(unit).length)).toBeGreaterThan(2100);
    expect(sum(({ classes }) => classes.length)).toBeGreaterThan(1000);
    expect(units.length).toBeGreaterThanOrEqual(208);
  });

  it('has one page per pathname', () => {
    expect(new Set(units.map(({ pathname }) => pathname)).size).toBe(units.length);
  });

  // If a new version of a package changes them, run this file with UPDATE_GOLDEN=1 and review the diff.
  it.each([
    ['material-ui', 'Button'],
    ['material-ui', 'Autocomplete'],
    ['material-ui', 'useAutocomplete'],
    ['joy-ui', 'Button'],
    ['system', 'Box'],
    ['system', 'useMediaQuery'],
    ['x', 'DataGrid'],
    ['x', 'GridColDef'],
  ])('of %s %s is as known', (productId, name) => {
    const unit = units.find((candidate) => candidate.productId === productId && candidate.name === name);
    const text = unit ? describeUnit(unit) : '';
    const file = join(ROOT, 'src/content/api/golden', `${productId}-${name}.txt`);
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(unit).toBeDefined();
  });
});

describe.each(packages.map((entry) => [entry.source.packageName, entry] as const))('%s', (_, entry) => {
  const { source, own, reasons } = entry;
  const exported = runtimeExports(source);
  const unitOf = (name: string) => own.find((unit) => unit.name === name);

  it('has a page or a reason for every component and hook that it exports at runtime', () => {
    const hooksAndComponents = [...exported].filter(
      ([name, value]) => /^(?:unstable_)?use[A-Z]/.test(name) || isComponent(name, value),
    );
    const missing = hooksAndComponents
      .map(([name]) => name)
      .filter((name) => !unitOf(name) && !reasons.includes(name) && !UNTYPED.has(name));
    expect(hooksAndComponents.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  it('states every reason in words', () => {
    const exceptions = [...source.noPage, ...source.noPageModules, ...source.unavailable];
    expect(exceptions.filter(({ reason }) => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([]);
  });

  it('lists every prop of every <Name>Props exactly once', () => {
    const components = own.filter(({ kind }) => kind === 'component');
    const wrong = components.flatMap((unit) => {
      const listed = propsOf(unit);
      const once = new Set(listed);
      const missing = (seen.get(unit) ?? []).filter(
        (name) => isPublic(unit.name, name) && !source.internal?.includes(name) && !once.has(name),
      );
      const twice = listed.filter((name, index) => listed.indexOf(name) !== index);
      return [
        ...missing.map((name) => `${unit.name}.${name} is missing`),
        ...twice.map((name) => `${unit.name}.${name} twice`),
      ];
    });
    expect(wrong).toEqual([]);
    const typed = components.filter((unit) => seen.get(unit) !== undefined);
    expect(typed.length / components.length).toBeGreaterThan(0.75);
  });

  it('lists nothing else, except what only the component itself accepts', () => {
    const extra = own.flatMap((unit) => {
      const names = seen.get(unit);
      const listed = names ? propsOf(unit).filter((name) => !names.includes(name)) : [];
      return listed.map((name) => `${unit.name}.${name}`);
    });
    expect(extra.filter((name) => !name.endsWith('.component') && !CALLED_ONLY.has(name))).toEqual([]);
  });

  it('imports every unit in a way that works', () => {
    const broken = own
      .filter(({ kind, name }) => kind !== 'interface' && !NEEDS_MORE.has(name))
      .flatMap(({ name, imports }) =>
        imports.filter((line) => {
          const [, braces, module = ''] = /^import (\{ )?\w+(?: \})? from '([^']+)';$/.exec(line) ?? [];
          const found = load(module) as Record<string, unknown>;
          return found[braces ? name : 'default'] === undefined;
        }),
      );
    expect(own.every(({ imports }) => imports.length > 0)).toBe(true);
    expect(broken).toEqual([]);
  });

  it('lists the class names of the package', () => {
    const lists = [...exported].filter(
      ([name, value]) => name.endsWith('Classes') && typeof value === 'object',
    );
    const wrong = lists.flatMap(([list, values]) => {
      const component = list.charAt(0).toUpperCase() + list.slice(1, -'Classes'.length);
      const named = Object.entries(source.classesTypes ?? {}).find(
        ([, type]) => type === `${component}Classes`,
      )?.[0];
      const unit = unitOf(named ?? component);
      if (!unit) return reasons.includes(list) || reasons.includes(component) ? [] : [`${list} has no unit`];
      const real = values as Readonly<Record<string, string>>;
      return unit.classes
        .filter(({ key, className }) => real[key] !== className && !TYPED_ONLY.has(`${list}.${key}`))
        .map(({ key, className }) => `${list}.${key} is ${real[key]}, not ${className}`);
    });
    expect(lists.length).toBeGreaterThanOrEqual(2);
    expect(wrong).toEqual([]);
  });

  it('lists every key of every <name>Classes exactly once', () => {
    const wrong = own.flatMap((unit) => {
      const listed = unit.classes.map(({ key }) => key);
      const expected = (seenClasses.get(unit) ?? listed).filter((name) => isPublic(unit.name, name));
      return [...listed].toSorted().join() === [...expected].toSorted().join() ? [] : [unit.name];
    });
    expect(wrong).toEqual([]);
    expect(own.filter((unit) => seenClasses.get(unit)).length).toBeGreaterThanOrEqual(1);
  });

  it('shows nothing internal', () => {
    const shown = own.flatMap((unit) => [
      ...[...propsOf(unit), ...unit.returned.map(({ name }) => name), ...unit.classes.map(({ key }) => key)]
        .filter((name) => !isPublic(unit.name, name))
        .map((name) => `${unit.name}.${name}`),
      ...(/\bTODO\b|do not document/.exec(JSON.stringify(unit)) ?? []),
    ]);
    expect(shown).toEqual([]);
  });

  it('tidies every type and text', () => {
    const shown = own.flatMap((unit) => [
      unit.description,
      ...[unit.props, unit.returned, ...unit.inherited.map(({ props }) => props)]
        .flat()
        .flatMap(({ type, description }) => [type.text, type.full ?? '', description]),
    ]);
    const types = own.flatMap(({ props }) =>
      props.filter(({ required }) => !required).map(({ type }) => type.text),
    );
    expect(
      shown.filter((text) =>
        /import\(|\bReact\.[A-Z]\w+(?=[ <|])|\{@link|\[\[|^Demos:|^API:/m.test(
          text.replace(/`[^`]*`|```[^]*?```/g, ''),
        ),
      ),
    ).toEqual([]);
    expect(
      types.filter((text) => /\| undefined$|^undefined \||\n/.test(text) && !text.includes('=>')),
    ).toEqual([]);
    expect(types.filter((text) => text.length > 200)).toEqual([]);
  });
});

describe('names', () => {
  it('of states are those of the package that makes class names', () => {
    const { globalStateClasses } = load('@mui/utils/generateUtilityClass') as {
      globalStateClasses: Readonly<Record<string, string>>;
    };
    for (const { states } of sources) {
      expect([...states.keys].toSorted()).toEqual(Object.keys(globalStateClasses).toSorted());
    }
  });

  it('of the theme that no type lists are in the code of the package', () => {
    for (const { packageName, themeNames = {} } of sources) {
      for (const [component, themeName] of Object.entries(themeNames)) {
        const folder = dirname(load.resolve(`${packageName}/${component}`));
        const code = readdirSync(folder)
          .filter((file) => file.endsWith('.js'))
          .map((file) => readFileSync(join(folder, file), 'utf8'));
        expect(code.some((text) => text.includes(`'${themeName}'`))).toBe(true);
      }
    }
  });
});

describe('the types of all packages', () => {
  it('are TypeScript as they are written', () => {
    const ofType = ({ text, full }: ApiType) => full ?? text;
    const ofSignature = ({ text, arguments: given, returns }: ApiSignature) => [
      text,
      ...given.map(({ type }) => ofType(type)),
      ...(returns ? [ofType(returns.type)] : []),
    ];
    const written = units.flatMap((unit) => [
      // Props of a set are explained on another page, and have only the short form here.
      ...[unit.props, unit.returned, ...unit.inherited.flatMap(({ isSet, props }) => (isSet ? [] : [props]))]
        .flat()
        .flatMap(({ type, signature }) => [ofType(type), ...(signature ? ofSignature(signature) : [])]),
      ...unit.signatures.flatMap(ofSignature),
      ...unit.slots.flatMap(({ type, propsType }) =>
        [type, propsType].flatMap((one) => one ?? []).map(ofType),
      ),
      ...unit.generics.flatMap(({ constraint, default: fallback = 'unknown' }) => [
        constraint ? ofType(constraint) : 'unknown',
        fallback,
      ]),
    ]);
    const types = [...new Set(written)];
    const code = types.map((text) => `type T = ${text};`).join('\n');
    const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
    const wrong = diagnostics.map(
      ({ file, start = 0 }) => types[file?.getLineAndCharacterOfPosition(start).line ?? 0],
    );
    expect(types.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });
});

/** Pages of packages that are not documented here. */
const ELSEWHERE = new Set(
  [
    'masonry',
    'tab-context',
    'tab-list',
    'tab-panel',
    'timeline',
    'timeline-connector',
    'timeline-content',
    'timeline-dot',
    'timeline-item',
    'timeline-opposite-content',
    'timeline-separator',
  ].map((slug) => `/material-ui/api/${slug}`),
);

describe('the known pages', () => {
  const listed = ['material-ui', 'joy-ui', 'system', 'x'].flatMap((productId) => {
    const text = readFileSync(join(ROOT, `tests/fixtures/nav/nav-${productId}.json`), 'utf8');
    return [...text.matchAll(/"pathname":\s*"([^"]*\/api\/[^"]*)"/g)].map(([, pathname = '']) => pathname);
  });
  const unavailable = sources.flatMap((source) => source.unavailable.flatMap(({ names }) => names));

  it('all have a unit, are a group, or are known to be elsewhere', () => {
    const known = new Set(units.map(({ pathname }) => pathname));
    const missing = listed.filter((pathname) => !known.has(pathname) && !ELSEWHERE.has(pathname));
    expect(listed.length).toBeGreaterThan(200);
    expect(missing).toEqual([
      '/x/api/data-grid-group',
      '/x/api/data-grid',
      '/x/api/data-grid-interfaces-group',
      '/x/api/data-grid/grid-aggregation-function',
      '/x/api/data-grid/grid-excel-export-options',
    ]);
    expect(unavailable).toEqual(['GridAggregationFunction', 'GridExcelExportOptions']);
  });
});

describe('the ref', () => {
  it('is documented as forwarded if the component forwards it', () => {
    const forwardRef = Symbol.for('react.forward_ref');
    const material = load('@mui/material') as Record<string, { $$typeof?: symbol } | undefined>;
    const wrong = (packages[0]?.own ?? [])
      .filter(({ kind, name }) => kind === 'component' && material[name])
      .filter(({ name, ref }) => (material[name]?.$$typeof === forwardRef) !== (ref !== undefined))
      .map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, TextEncoder } from 'node:util';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRandom } from '../../../bench/corpus/createRandom';
import { CACHE, DATA, PUBLIC } from '../../../src/content/workspace';
import { runCompiler, writeProgram } from '../../../src/content/typecheck/runCompiler';
import type { DemoExtras, PlaygroundExtras } from '../../../src/model/demos/demo';
import { parseChoice, withChoice } from '../../../src/model/playground/choices';
import { choicesToProps } from '../../../src/model/playground/chosenProps';
import type { Choices, ChoiceValue, Control } from '../../../src/model/playground/controls';
import { printCode } from '../../../src/model/playground/printCode';

/** A playground of the export. */
export interface BuiltPlayground {
  /** For example `material-ui-react-button`. */
  readonly key: string;
  /** The module with its component and icons. */
  readonly entry: string;
  readonly extras: PlaygroundExtras;
  /** Whether a file says how an API page shows it. */
  readonly hasFile?: boolean;
}

/** Lists the playgrounds of the export. */
export function listPlaygrounds(): BuiltPlayground[] {
  const folder = `${PUBLIC.generated}/demos`;
  const entries = readdirSync(`${CACHE.siteDemos}/playgrounds`, { recursive: true, encoding: 'utf8' });
  return readdirSync(folder)
    .filter((file) => /\.playground-\w+\.\w+\.json$/.test(file))
    .flatMap((file) => {
      const { playground } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as DemoExtras;
      const [key = ''] = file.split('.playground-');
      const entry = entries.find((path) => path.replaceAll(/[\\/]/g, '-') === `${key}.playground.ts`);
      return playground && entry
        ? [{ key, entry: resolve(CACHE.siteDemos, 'playgrounds', entry), extras: playground }]
        : [];
    });
}

/** Lists the playgrounds of the export's API pages, which have no module of their own. */
export function listApiPlaygrounds(): BuiltPlayground[] {
  const folder = `${PUBLIC.generated}/demos`;
  return readdirSync(folder)
    .filter((file) => /^api-.+\.\w+\.json$/.test(file))
    .flatMap((file) => {
      const { playground } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as DemoExtras;
      const [key = ''] = file.split('.');
      const [, product = '', name = ''] = /^api-(.+)-(\w+)$/.exec(key) ?? [];
      const hasFile = existsSync(`${DATA.playgrounds(product)}/${name}.playground.tsx`);
      return playground ? [{ key, entry: '', extras: playground, hasFile }] : [];
    });
}

const TEXTS = ['', 'Text', 'a < b & "c"', "it's {1}"];
const NUMBERS = [0, 1, 4];

/** Some numbers in the range of a control, and its ends. */
function numbersOf(control: Control): readonly number[] {
  const all = new Set([...NUMBERS, ...(control.range ?? [])]);
  return [...all].filter((value) => parseChoice(control, String(value)) !== null);
}

function valuesOf(control: Control): readonly (ChoiceValue | undefined)[] {
  const { kind, values = [], isRequired } = control;
  if (kind === 'switch') return [true, false];
  const all = kind === 'text' ? TEXTS.filter(Boolean) : kind === 'number' ? numbersOf(control) : values;
  return isRequired ? all : [...all, undefined];
}

/** Returns random choices of a playground: every control has a chance of one in three to differ. */
export function sampleChoices({ controls, initial }: PlaygroundExtras, random: () => number): Choices {
  const chosen = new Map<string, ChoiceValue>(Object.entries(initial));
  for (const control of controls) {
    if (random() > 1 / 3) continue;
    const values = valuesOf(control);
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) chosen.delete(control.name);
    else chosen.set(control.name, value);
  }
  return Object.fromEntries(chosen);
}

interface Sample {
  readonly playground: BuiltPlayground;
  readonly choices: Choices;
  readonly code: string;
}

/** Returns samples of choices, in turn of each playground, with the code that they mean. */
export function listSamples(playgrounds: readonly BuiltPlayground[], count: number, seed: number): Sample[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const playground = playgrounds[index % playgrounds.length] as BuiltPlayground;
    const { extras } = playground;
    const choices = sampleChoices(extras, random);
    return {
      playground,
      choices,
      code: printCode(extras.templates.TS, extras.controls, choices, extras.icons),
    };
  });
}

/**
 * Returns what the compiler finds in the code of samples. In a folder of its own, because test files run
 * side by side.
 */
export async function checkSamples(samples: readonly Sample[]): Promise<readonly string[]> {
  const name = `playgrounds-${samples[0]?.playground.key}-${samples.length}`;
  const folder = `${CACHE.tests}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = samples.map(({ code, playground }, index) => {
    const file = `${folder}/${playground.key}-${index}.tsx`;
    writeFileSync(file, code);
    return file;
  });
  const found = await runCompiler([writeProgram(name, files)]);
  return found
    .flat()
    .flatMap(({ file, line, text, reason, deprecatedIn }) =>
      deprecatedIn ? [] : `${file}:${line} ${text} ${reason ?? ''}`,
    );
}

interface Entry {
  readonly default: ComponentType;
  readonly icons: Readonly<Record<string, unknown>>;
}

type Bundle = Readonly<Record<string, Entry & ComponentType>>;

/** Bundles the code of samples, and the modules of their stages, into one module. */
async function bundleSamples(samples: readonly Sample[], withStages: boolean): Promise<Bundle> {
  const [first] = samples;
  const name = `playgrounds-${withStages ? 'stages' : 'choices'}-${first?.playground.key}-${samples.length}`;
  const folder = resolve(CACHE.tests, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lines = samples.flatMap(({ playground, code }, index) => {
    writeFileSync(`${folder}/${index}.tsx`, code);
    return [
      ...(withStages ? [`export * as stage${index} from ${JSON.stringify(playground.entry)};`] : []),
      `export { default as code${index} } from './${index}';`,
    ];
  });
  writeFileSync(`${folder}/all.ts`, lines.join('\n'));
  const outfile = `${folder}.cjs`;
  // The command, because the library does not run in the environment of a document.
  const options = [
    '--bundle',
    '--platform=node',
    '--packages=external',
    '--jsx=automatic',
    '--log-level=error',
  ];
  execFileSync('node_modules/.bin/esbuild', [`${folder}/all.ts`, `--outfile=${outfile}`, ...options]);
  return (await import(outfile)) as Bundle;
}

/**
 * Renders the stage and the printed code of each sample, and returns the samples whose HTML differs. One bundle
 * for all, so that both use the same instance of each package.
 */
export async function compareSamples(samples: readonly Sample[]): Promise<string[]> {
  const modules = await bundleSamples(samples, true);
  return samples.flatMap(({ playground, choices, code }, index) => {
    const { controls } = playground.extras;
    const stage = modules[`stage${index}`];
    const printed = modules[`code${index}`];
    if (!stage || !printed) return [`${playground.key} is not in the bundle`];
    const props = choicesToProps(choices, controls, (icon) => stage.icons[icon]);
    const expected = renderToString(createElement(stage.default, props));
    const found = renderToString(createElement(printed));
    return found === expected ? [] : [`${playground.key} ${JSON.stringify(choices)}\n${code}`];
  });
}

/** Returns one sample for each value of each control. */
export function listChoices(playground: BuiltPlayground): Sample[] {
  const { controls, initial, templates, icons } = playground.extras;
  const all = controls.flatMap((control) =>
    valuesOf(control).map((value) => withChoice(initial, control.name, value)),
  );
  return [initial, ...all].map((choices) => ({
    playground,
    choices,
    code: printCode(templates.TS, controls, choices, icons),
  }));
}

/** Renders the code of samples in a document, and returns what they throw or write to the console. */
export async function listFaults(samples: readonly Sample[]): Promise<string[]> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, TextEncoder });
  const modules = await bundleSamples(samples, false);
  const faults = new Set<string>();
  for (const [index, { playground, choices }] of samples.entries()) {
    const { initial } = playground.extras;
    const changed = Object.entries(choices).filter(([name, value]) => initial[name] !== value);
    const note = (...parts: readonly unknown[]) =>
      void faults.add(`${playground.key} ${JSON.stringify(changed)}: ${format(...parts).slice(0, 300)}`);
    const spies = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')];
    for (const spy of spies) spy.mockImplementation(note);
    const holder = document.body.appendChild(document.createElement('div'));
    const root = createRoot(holder);
    // Removed with the sample: a document with the styles of thousands of samples is slow.
    const container = document.head.appendChild(document.createElement('div'));
    const value = createCache({ key: 'css', container });
    try {
      const Component = modules[`code${index}`];
      await act(() =>
        root.render(Component ? createElement(CacheProvider, { value }, createElement(Component)) : null),
      );
      if (!Component) note('is not in the bundle');
    } catch (error) {
      note(error);
    }
    await act(() => root.unmount());
    holder.remove();
    container.remove();
    for (const spy of spies) spy.mockRestore();
  }
  return [...faults];
}

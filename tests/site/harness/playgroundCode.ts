import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createRandom } from '../../../bench/corpus/createRandom';
import { formatDemo } from '../../unit/formatDemo';
import { CACHE, PUBLIC } from '../../../src/content/workspace';
import { runCompiler, writeProgram } from '../../../src/content/typecheck/runCompiler';
import type { DemoExtras, PlaygroundExtras } from '../../../src/model/demos/demo';
import { choicesToProps } from '../../../src/model/playground/choices';
import type { Choices, ChoiceValue, Control } from '../../../src/model/playground/controls';
import { printCode } from '../../../src/model/playground/printCode';

/** A playground of the export. */
export interface BuiltPlayground {
  /** For example `material-ui-react-button`. */
  readonly key: string;
  /** The module with its component and icons. */
  readonly entry: string;
  readonly extras: PlaygroundExtras;
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
      return playground ? [{ key: file.split('.')[0] ?? '', entry: '', extras: playground }] : [];
    });
}

const TEXTS = ['', 'Text', 'a < b & "c"', "it's {1}"];
const NUMBERS = [0, 1, 4];

function valuesOf({ kind, values = [], isRequired }: Control): readonly (ChoiceValue | undefined)[] {
  if (kind === 'switch') return [true, false];
  const all = kind === 'text' ? TEXTS.filter(Boolean) : kind === 'number' ? NUMBERS : values;
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
 * Returns what the type checker prints for the code of samples. In a folder of its own, because test files run
 * side by side.
 */
export async function checkSamples(samples: readonly Sample[]): Promise<string> {
  const name = `playgrounds-${samples[0]?.playground.key}-${samples.length}`;
  const folder = `${CACHE.tests}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = samples.map(({ code, playground }, index) => {
    const file = `${folder}/${playground.key}-${index}.tsx`;
    writeFileSync(file, code);
    return file;
  });
  return runCompiler(writeProgram(name, files));
}

/** Returns the code of samples, in both languages, that a formatter would change. */
export async function listUnformatted(samples: readonly Sample[]): Promise<string[]> {
  const found: string[] = [];
  for (const { playground, choices } of samples) {
    const { templates, controls, icons } = playground.extras;
    for (const template of [templates.TS, templates.JS]) {
      const code = printCode(template, controls, choices, icons);
      if ((await formatDemo(code)) !== `${code}\n`) found.push(code);
    }
  }
  return found;
}

interface Entry {
  readonly default: ComponentType;
  readonly icons: Readonly<Record<string, unknown>>;
}

/**
 * Renders the stage and the printed code of each sample, and returns the samples whose HTML differs. One bundle
 * for all, so that both use the same instance of each package.
 */
export async function compareSamples(samples: readonly Sample[]): Promise<string[]> {
  const lines = samples.flatMap(({ playground }, index) => [
    `export * as stage${index} from ${JSON.stringify(playground.entry)};`,
    `export { default as code${index} } from 'sample:${index}';`,
  ]);
  const outfile = resolve(CACHE.tests, `playgrounds-${samples.length}.cjs`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      {
        name: 'samples',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^sample:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'sample' }));
          onLoad({ filter: /.*/, namespace: 'sample' }, ({ path }) => ({
            contents: samples[Number(path)]?.code ?? '',
            loader: 'tsx',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const modules = (await import(outfile)) as Readonly<Record<string, Entry & ComponentType>>;
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

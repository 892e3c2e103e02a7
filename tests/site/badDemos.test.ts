import { existsSync } from 'node:fs';
import { createFamily, type Family } from './harness/createFamily';
import { listProblems, listStrays } from './harness/listProblems';

const PAGES = 'data/products/lumen/pages/broken';
const RUN_MS = 120_000;

const page = (name: string, ...lines: string[]) =>
  [
    '---',
    `title: Broken ${name}`,
    'description: What is wrong with it.',
    'nav: false',
    '---',
    '',
    `Eleven words have to stand here, and all of them speak about ${name}.`,
    '',
    ...lines,
    '',
  ].join('\n');
const component = (name: string, ...body: string[]) =>
  [`export default function ${name}() {`, ...body.map((line) => `  ${line}`), '}', ''].join('\n');

interface Broken {
  /** Files beside the page by name; the page itself is made of `lines`. */
  readonly files?: Readonly<Record<string, string>>;
  /** Lines of the page; the first stands in line 9. */
  readonly lines: readonly string[];
  /** What the build says of it: `file:line:column code`, the file beside the page. */
  readonly told: readonly string[];
}

/** Everything that can be wrong with a demo, each on a page of its own, so that one run has to tell them all. */
const BROKEN: Readonly<Record<string, Broken>> = {
  unknown: { lines: ['{{"demo": "NoLamp.js"}}'], told: ['unknown.md:9:1 unknown-demo'] },
  twice: {
    files: { 'TwiceShown.tsx': component('TwiceShown', 'return <b>Twice shown, once wanted</b>;') },
    lines: ['{{"demo": "TwiceShown.js"}}', '', '{{"demo": "TwiceShown.js"}}'],
    told: ['twice.md:11:1 repeated-demo'],
  },
  nothing: {
    files: {
      'NoExport.tsx': component('NoExport', 'return <i>Nobody</i>;').replace('export default ', 'export '),
    },
    lines: ['{{"demo": "NoExport.js"}}'],
    told: ['NoExport.tsx:1:1 demo-export'],
  },
  throws: {
    files: {
      'OnServer.tsx': component('OnServer', 'const { width } = window.screen;', 'return <s>{width}</s>;'),
    },
    lines: ['{{"demo": "OnServer.js"}}'],
    told: ['OnServer.tsx:2:1 demo-throws'],
  },
  endless: {
    files: { 'Endless.tsx': component('Endless', 'return <Endless />;') },
    lines: ['{{"demo": "Endless.js"}}'],
    told: ['Endless.tsx:1:1 demo-endless'],
  },
  types: {
    files: {
      'WrongType.tsx': component('WrongType', "const watts: number = 'forty';", 'return <u>{watts}</u>;'),
    },
    lines: ['{{"demo": "WrongType.js"}}'],
    told: ['WrongType.tsx:2:9 demo-types'],
  },
  warns: {
    files: {
      'NoKeys.tsx': component('NoKeys', "return <ul>{['a', 'b'].map((text) => <li>{text}</li>)}</ul>;"),
    },
    lines: ['{{"demo": "NoKeys.js"}}'],
    told: ['NoKeys.tsx:1:1 demo-warns'],
  },
  licences: {
    files: {
      'NoLicence.tsx': `import { parse } from 'yaml';\n\n${component('NoLicence', "return <var>{parse('1')}</var>;")}`,
      'Needless.tsx': component('Needless', 'return <em>There is no need at all</em>;'),
      'Needless.licensed.tsx': component('Needless', 'return <em>And no need to pay for it</em>;'),
      'Orphan.licensed.tsx': component('Orphan', 'return <em>Nobody without a key can draw this</em>;'),
    },
    lines: ['{{"demo": "NoLicence.js"}}', '', '{{"demo": "Needless.js"}}', '', '{{"demo": "Orphan.js"}}'],
    told: [
      'NoLicence.tsx:1:1 demo-licence',
      'Needless.licensed.tsx:1:1 demo-licence',
      'licences.md:13:1 unknown-demo',
      'Orphan.licensed.tsx:1:1 unused-demo',
    ],
  },
  missing: {
    files: {
      'NoPackage.tsx': `import { glow } from '@lighthouse/glow';\n\n${component('NoPackage', 'return <q>{glow}</q>;')}`,
    },
    lines: ['{{"demo": "NoPackage.js"}}'],
    told: ['NoPackage.tsx:1:1 demo-load', 'NoPackage.tsx:1:22 demo-types'],
  },
  options: {
    files: {
      'Toolless.tsx': component('Toolless', 'return <em>Without tools, and with its code open</em>;'),
    },
    lines: ['{{"demo": "Toolless.js", "hideToolbar": true, "defaultCodeOpen": true}}'],
    told: ['options.md:9:47 demo-option-contradiction'],
  },
  default: {
    files: { 'Plain.tsx': component('Plain', 'return <cite>With its tools</cite>;') },
    lines: ['{{"demo": "Plain.js", "hideToolbar": false}}'],
    told: ['default.md:9:23 demo-option-contradiction'],
  },
  again: {
    files: { 'Undecided.tsx': component('Undecided', 'return <abbr>Once so and once so</abbr>;') },
    lines: ['{{"demo": "Undecided.js", "bg": true, "bg": "inline"}}'],
    told: ['again.md:9:27 demo-option-contradiction'],
  },
  rejects: {
    files: {
      'Rejects.tsx': `void Promise.reject(new Error('No lamp'));\n\n${component('Rejects', 'return <small>Dark</small>;')}`,
    },
    lines: ['{{"demo": "Rejects.js"}}'],
    told: ['Rejects.tsx:1:1 demo-throws'],
  },
  'rejects-later': {
    files: {
      'RejectsLater.tsx': `setTimeout(() => Promise.reject(new Error('No lamp')), 60_000);\n\n${component('RejectsLater', 'return <strong>Dark, in a minute</strong>;')}`,
    },
    lines: ['{{"demo": "RejectsLater.js"}}'],
    told: ['RejectsLater.tsx:1:1 demo-throws'],
  },
  'rejects-outside': {
    files: {
      'RejectsOutside.tsx': `import { readFile } from 'node:fs';\n\nconst late = () => Promise.reject(new Error('No file'));\nreadFile('/', late);\n\n${component('RejectsOutside', 'return <mark>Dark, at some time</mark>;')}`,
    },
    lines: ['{{"demo": "RejectsOutside.js"}}'],
    told: ['RejectsOutside.tsx:3:1 demo-throws'],
  },
  'throws-later': {
    files: {
      'ThrowsLater.tsx': `const fail = (): void => {\n  throw new Error('Broken lamp');\n};\nsetTimeout(fail, 50);\nsetInterval(() => document.title, 1000);\n\n${component('ThrowsLater', 'return <ins>Broken, soon</ins>;')}`,
    },
    lines: ['{{"demo": "ThrowsLater.js"}}'],
    told: ['ThrowsLater.tsx:2:1 demo-throws', 'ThrowsLater.tsx:5:1 demo-throws'],
  },
  javascript: {
    files: {
      'Scripted.js': component('Scripted', 'return <del>{window.name}</del>;'),
      'Unended.js': component('Unended', "return <bdi>{('Open'}</bdi>;"),
    },
    lines: ['{{"demo": "Scripted.js"}}', '', '{{"demo": "Unended.js"}}'],
    told: ['Scripted.js:2:1 demo-throws', 'Unended.js:2:1 demo-load', 'Unended.js:2:23 demo-types'],
  },
  syntax: {
    files: { 'Unclosed.tsx': component('Unclosed', "return <address>{('Open'}</address>;") },
    lines: ['{{"demo": "Unclosed.js"}}'],
    told: ['Unclosed.tsx:2:1 demo-load', 'Unclosed.tsx:2:27 demo-types'],
  },
  // Types are looked at although a module that is imported can't be read.
  'syntax-inside': {
    files: {
      'Shines.tsx': `import { beam, type Beam } from './beam';\n\n${component('Shines', 'const mine: Beam = beam;', "const watts: number = 'ten';", 'return <q>{watts}{mine.name}</q>;')}`,
      'beam.ts': "export interface Beam {\n  name: string\n}\nexport const beam: Beam = { name: ('far' };\n",
      'Augments.tsx': `import { beam } from './beam';\n\ndeclare global {\n  interface Window {\n    lamp?: string;\n  }\n}\n\n${component('Augments', "const volts: number = 'many';", 'return <cite>{volts}{beam.name}</cite>;')}`,
    },
    lines: ['{{"demo": "Shines.js"}}', '', '{{"demo": "Augments.js"}}'],
    told: [
      'Shines.tsx:1:1 demo-load',
      'Shines.tsx:5:9 demo-types',
      'Augments.tsx:1:1 demo-load',
      'Augments.tsx:10:9 demo-types',
      'beam.ts:4:42 demo-types',
    ],
  },
  inside: {
    files: {
      'Insider.tsx': `import * as site from '../../../../../../src/constants';\n\n${component('Insider', 'return <sub>{typeof site}</sub>;')}`,
    },
    lines: ['{{"demo": "Insider.js"}}'],
    told: ['Insider.tsx:1:1 demo-import'],
  },
  'option-name': {
    files: { 'Misspelt.tsx': component('Misspelt', 'return <dfn>An option that nobody knows</dfn>;') },
    lines: ['{{"demo": "Misspelt.js", "hideToolbars": true}}'],
    told: ['option-name.md:9:26 unknown-demo-option'],
  },
  'option-value': {
    files: { 'Misled.tsx': component('Misled', 'return <var>A value that means nothing</var>;') },
    lines: ['{{"demo": "Misled.js", "bg": "purple"}}'],
    told: ['option-value.md:9:24 demo-option-value'],
  },
  unused: {
    files: {
      'Forgotten.tsx': component('Forgotten', 'return <kbd>Nobody sees me</kbd>;'),
      'Lost.tsx.preview': '<kbd>Nobody sees me either</kbd>\n',
    },
    lines: ['There is nothing to see on this page, and nobody has asked for it.'],
    told: ['Forgotten.tsx:1:1 unused-demo', 'Lost.tsx.preview:1:1 unused-demo'],
  },
  both: {
    files: {
      'Both.tsx': component('Both', 'return <kbd>Written twice</kbd>;'),
      'Both.js': component('Both', 'return <kbd>Written twice</kbd>;'),
    },
    lines: ['{{"demo": "Both.js"}}'],
    told: ['Both.js:1:1 unused-demo'],
  },
  suspends: {
    files: {
      'Waits.tsx': `import { lazy, Suspense } from 'react';\n\nconst Late = lazy(() => import('./late'));\n\n${component('Waits', 'return (', '  <Suspense fallback={<i>Soon</i>}>', '    <Late />', '  </Suspense>', ');')}`,
      'late.tsx': component('Late', 'return <b>Now</b>;'),
    },
    lines: ['{{"demo": "Waits.js"}}'],
    told: ['Waits.tsx:1:1 demo-suspends'],
  },
  preview: {
    files: {
      'Other.tsx': component('Other', 'return <samp>What is written here</samp>;'),
      'Other.tsx.preview': '<samp>What is not written there</samp>\n',
    },
    lines: ['{{"demo": "Other.js"}}'],
    told: ['Other.tsx.preview:1:1 preview-line'],
  },
  'preview-types': {
    files: {
      'Kept.tsx': component(
        'Kept',
        'const keep = (text: string) => text;',
        "return <dfn>{keep('Kept')}</dfn>;",
      ),
      'Kept.tsx.preview': 'const keep = (text: string) => text;\n',
    },
    lines: ['{{"demo": "Kept.js"}}'],
    told: ['Kept.tsx.preview:1:1 preview-types'],
  },
  snippet: {
    lines: [
      '```ts complete',
      'export const watts: number = 40;',
      "export const lumen: number = 'many';",
      '```',
    ],
    told: ['snippet.md:11:14 snippet-types'],
  },
};

let family: Family;

beforeAll(() => {
  family = createFamily('badDemos');
}, RUN_MS);

describe('the content step', () => {
  it(
    'tells everything that is wrong with demos in one run, each with its file and line, and builds nothing',
    () => {
      const expected: string[] = [];
      for (const [name, { files = {}, lines, told }] of Object.entries(BROKEN)) {
        const folder = `${PAGES}/${name}`;
        family.write(`${folder}/${name}.md`, page(name, ...lines));
        for (const [file, text] of Object.entries(files)) family.write(`${folder}/${file}`, text);
        expected.push(...told.map((problem) => `${folder}/${problem}`));
      }
      // Libraries and React warn where they do not run in production.
      const { code, output } = family.run('scripts/prepare.ts', { NODE_ENV: '' });
      expect(listProblems(output).sort()).toEqual(expected.sort());
      expect(output).toContain(`${expected.length} problems; nothing was built.`);
      expect(listStrays(output)).toEqual([]);
      expect(code).toBe(1);
    },
    RUN_MS,
  );

  it(
    'tells what a demo has begun and what fails when everything else is done',
    () => {
      family.restore();
      const lamp = 'data/products/lumen/pages/parts/lamp/BrightLamp.tsx';
      family.replace(
        lamp,
        'export default',
        "import { setTimeout as wait } from 'node:timers/promises';\nvoid wait(6000).then(() => Promise.reject(new Error('Burnt out')));\nexport default",
      );
      const { code, output } = family.run('scripts/prepare.ts', { NODE_ENV: '' });
      expect(listProblems(output)).toEqual([`${lamp}:4:1 demo-throws`]);
      expect(listStrays(output)).toEqual([]);
      expect(code).toBe(1);
      // Nothing is kept of demos that the next build would take for sound.
      expect(existsSync(`${family.folder}/.cache/demos`)).toBe(false);
    },
    RUN_MS,
  );
});

import { component, writeBrokenPages, type BrokenPage } from './harness/brokenPages';
import { createFamily } from './harness/createFamily';
import { listProblems, listStrays } from './harness/listProblems';

const RUN_MS = 120_000;

/** Every possible fault of a demo, each on its own page, so that one run has to report them all. */
const BROKEN: Readonly<Record<string, BrokenPage>> = {
  unknown: { lines: ['{{"demo": "NoLamp.js"}}'], reported: ['unknown.md:9:1 unknown-demo'] },
  twice: {
    files: { 'TwiceShown.tsx': component('TwiceShown', 'return <b>Twice shown, once wanted</b>;') },
    lines: ['{{"demo": "TwiceShown.js"}}', '', '{{"demo": "TwiceShown.js"}}'],
    reported: ['twice.md:11:1 repeated-demo'],
  },
  nothing: {
    files: {
      'NoExport.tsx': component('NoExport', 'return <i>Nobody</i>;').replace('export default ', 'export '),
    },
    lines: ['{{"demo": "NoExport.js"}}'],
    reported: ['NoExport.tsx:1:1 demo-export'],
  },
  throws: {
    files: {
      'OnServer.tsx': component('OnServer', 'const { width } = window.screen;', 'return <s>{width}</s>;'),
    },
    lines: ['{{"demo": "OnServer.js"}}'],
    reported: ['OnServer.tsx:2:1 demo-throws'],
  },
  types: {
    files: {
      'WrongType.tsx': component('WrongType', "const watts: number = 'forty';", 'return <u>{watts}</u>;'),
    },
    lines: ['{{"demo": "WrongType.js"}}'],
    reported: ['WrongType.tsx:2:9 demo-types'],
  },
  warns: {
    files: {
      'NoKeys.tsx': component('NoKeys', "return <ul>{['a', 'b'].map((text) => <li>{text}</li>)}</ul>;"),
    },
    lines: ['{{"demo": "NoKeys.js"}}'],
    reported: ['NoKeys.tsx:1:1 demo-warns'],
  },
  licenses: {
    files: {
      'NoLicense.tsx': `import { parse } from 'yaml';\n\n${component('NoLicense', "return <var>{parse('1')}</var>;")}`,
      'Needless.tsx': component('Needless', 'return <em>There is no need at all</em>;'),
      'Needless.licensed.tsx': component('Needless', 'return <em>And no need to pay for it</em>;'),
      'Orphan.licensed.tsx': component('Orphan', 'return <em>Nobody without a key can draw this</em>;'),
    },
    lines: ['{{"demo": "NoLicense.js"}}', '', '{{"demo": "Needless.js"}}', '', '{{"demo": "Orphan.js"}}'],
    reported: [
      'NoLicense.tsx:1:1 demo-license',
      'Needless.licensed.tsx:1:1 demo-license',
      'licenses.md:13:1 unknown-demo',
      'Orphan.licensed.tsx:1:1 unused-demo',
    ],
  },
  missing: {
    files: {
      'NoPackage.tsx': `import { glow } from '@lighthouse/glow';\n\n${component('NoPackage', 'return <q>{glow}</q>;')}`,
    },
    lines: ['{{"demo": "NoPackage.js"}}'],
    reported: ['NoPackage.tsx:1:1 demo-load', 'NoPackage.tsx:1:22 demo-types'],
  },
  options: {
    files: {
      'Toolless.tsx': component('Toolless', 'return <em>Without tools, and with its code open</em>;'),
    },
    lines: ['{{"demo": "Toolless.js", "hideToolbar": true, "defaultCodeOpen": true}}'],
    reported: ['options.md:9:47 demo-option-contradiction'],
  },
  default: {
    files: { 'Plain.tsx': component('Plain', 'return <cite>With its tools</cite>;') },
    lines: ['{{"demo": "Plain.js", "hideToolbar": false}}'],
    reported: ['default.md:9:23 demo-option-contradiction'],
  },
  again: {
    files: { 'Undecided.tsx': component('Undecided', 'return <abbr>Once so and once so</abbr>;') },
    lines: ['{{"demo": "Undecided.js", "bg": true, "bg": "inline"}}'],
    reported: ['again.md:9:27 demo-option-contradiction'],
  },
  rejects: {
    files: {
      'Rejects.tsx': `void Promise.reject(new Error('No lamp'));\n\n${component('Rejects', 'return <small>Dark</small>;')}`,
    },
    lines: ['{{"demo": "Rejects.js"}}'],
    reported: ['Rejects.tsx:1:1 demo-throws'],
  },
  'rejects-later': {
    files: {
      'RejectsLater.tsx': `setTimeout(() => Promise.reject(new Error('No lamp')), 500);\n\n${component('RejectsLater', 'return <strong>Dark, in a moment</strong>;')}`,
    },
    lines: ['{{"demo": "RejectsLater.js"}}'],
    reported: ['RejectsLater.tsx:1:1 demo-throws'],
  },
  'rejects-outside': {
    files: {
      'RejectsOutside.tsx': `import { readFile } from 'node:fs';\n\nconst late = () => Promise.reject(new Error('No file'));\nreadFile('/', late);\n\n${component('RejectsOutside', 'return <mark>Dark, at some time</mark>;')}`,
    },
    lines: ['{{"demo": "RejectsOutside.js"}}'],
    reported: ['RejectsOutside.tsx:3:1 demo-throws'],
  },
  'throws-later': {
    files: {
      'ThrowsLater.tsx': `const fail = (): void => {\n  throw new Error('Broken lamp');\n};\nsetTimeout(fail, 50);\n\n${component('ThrowsLater', 'return <ins>Broken, soon</ins>;')}`,
    },
    lines: ['{{"demo": "ThrowsLater.js"}}'],
    reported: ['ThrowsLater.tsx:2:1 demo-throws'],
  },
  javascript: {
    files: {
      'Scripted.js': component('Scripted', 'return <del>{window.name}</del>;'),
      'Unended.js': component('Unended', "return <bdi>{('Open'}</bdi>;"),
    },
    lines: ['{{"demo": "Scripted.js"}}', '', '{{"demo": "Unended.js"}}'],
    reported: ['Scripted.js:2:1 demo-throws', 'Unended.js:2:1 demo-load', 'Unended.js:2:23 demo-types'],
  },
  syntax: {
    files: { 'Unclosed.tsx': component('Unclosed', "return <address>{('Open'}</address>;") },
    lines: ['{{"demo": "Unclosed.js"}}'],
    reported: ['Unclosed.tsx:2:1 demo-load', 'Unclosed.tsx:2:27 demo-types'],
  },
  // Types are checked even if an imported module can't be read.
  'syntax-inside': {
    files: {
      'Shines.tsx': `import { beam, type Beam } from './beam';\n\n${component('Shines', 'const mine: Beam = beam;', "const watts: number = 'ten';", 'return <q>{watts}{mine.name}</q>;')}`,
      'beam.ts': "export interface Beam {\n  name: string\n}\nexport const beam: Beam = { name: ('far' };\n",
      'Augments.tsx': `import { beam } from './beam';\n\ndeclare global {\n  interface Window {\n    lamp?: string;\n  }\n}\n\n${component('Augments', "const volts: number = 'many';", 'return <cite>{volts}{beam.name}</cite>;')}`,
    },
    lines: ['{{"demo": "Shines.js"}}', '', '{{"demo": "Augments.js"}}'],
    reported: [
      'Shines.tsx:1:1 demo-load',
      'Shines.tsx:5:9 demo-types',
      'Augments.tsx:1:1 demo-load',
      'Augments.tsx:10:9 demo-types',
      'beam.ts:4:42 demo-types',
    ],
  },
  // The compiler's advice to declare a type for them is left out.
  assets: {
    files: {
      'Styled.tsx': `import './styled.less';\n\n${component('Styled', 'return <p className="styled">By a style sheet</p>;')}`,
      'styled.less': '@ink: rgb(200, 0, 0);\n.styled {\n  color: @ink;\n}\n',
      'Pictured.tsx': `import { lamp } from './lampPicture';\n\n${component('Pictured', 'return <img src={lamp} alt="" />;')}`,
      'lampPicture.ts': "\nimport lamp from './lamp.svg';\n\nexport { lamp };\n",
      'lamp.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    },
    lines: ['{{"demo": "Styled.js"}}', '', '{{"demo": "Pictured.js"}}'],
    reported: ['Styled.tsx:1:8 demo-asset', 'lampPicture.ts:2:18 demo-asset'],
  },
  sass: {
    files: {
      'Shaded.tsx': `import styles from './shaded.module.scss';\n\n${component('Shaded', 'return <u className={styles.shaded}>By a sheet of Sass</u>;')}`,
      'shaded.module.scss': "@use './shade' as *;\n.shaded {\n  color: $ink;\n}\n",
      '_shade.scss': '\n$ink: $pale;\n',
    },
    lines: ['{{"demo": "Shaded.js"}}'],
    reported: ['_shade.scss:2:7 demo-sheet'],
  },
  inside: {
    files: {
      'Insider.tsx': `import * as site from '../../../../../../src/constants';\n\n${component('Insider', 'return <sub>{typeof site}</sub>;')}`,
    },
    lines: ['{{"demo": "Insider.js"}}'],
    reported: ['Insider.tsx:1:1 demo-import'],
  },
  circles: {
    files: {
      'Ring.tsx': `import { glow } from './glow';\n\nexport const volts = 12;\n\n${component('Ring', 'return <output>{glow()}</output>;')}`,
      'glow.ts': "import { volts } from './Ring';\n\nexport const glow = () => volts * 2;\n",
      'Own.tsx': `import { amps as own } from './Own';\n\nexport const amps = 3;\n\n${component('Own', 'return <data>{typeof own}</data>;')}`,
      'ohms.json': '{\n  "low": 1,\n  "low": 2\n}\n',
    },
    lines: ['{{"demo": "Ring.js"}}', '', '{{"demo": "Own.js"}}'],
    reported: ['glow.ts:1:24 demo-circle', 'Own.tsx:1:30 demo-circle', 'ohms.json:3:3 duplicate-key'],
  },
  'option-name': {
    files: { 'Misspelled.tsx': component('Misspelled', 'return <dfn>An unknown option</dfn>;') },
    lines: ['{{"demo": "Misspelled.js", "hideToolbars": true}}'],
    reported: ['option-name.md:9:28 unknown-demo-option'],
  },
  'option-value': {
    files: { 'Misled.tsx': component('Misled', 'return <var>A value that means nothing</var>;') },
    lines: ['{{"demo": "Misled.js", "bg": "purple"}}'],
    reported: ['option-value.md:9:24 demo-option-value'],
  },
  unused: {
    files: {
      'Forgotten.tsx': component('Forgotten', 'return <kbd>Nobody sees me</kbd>;'),
      'Lost.tsx.preview': '<kbd>Nobody sees me either</kbd>\n',
    },
    lines: ['There is nothing to see on this page, and no demo is asked for.'],
    reported: ['Forgotten.tsx:1:1 unused-demo', 'Lost.tsx.preview:1:1 unused-demo'],
  },
  both: {
    files: {
      'Both.tsx': component('Both', 'return <kbd>Written twice</kbd>;'),
      'Both.js': component('Both', 'return <kbd>Written twice</kbd>;'),
    },
    lines: ['{{"demo": "Both.js"}}'],
    reported: ['Both.js:1:1 unused-demo'],
  },
  suspends: {
    files: {
      'Waits.tsx': `import { lazy, Suspense } from 'react';\n\nconst Late = lazy(() => import('./late'));\n\n${component('Waits', 'return (', '  <Suspense fallback={<i>Soon</i>}>', '    <Late />', '  </Suspense>', ');')}`,
      'late.tsx': component('Late', 'return <b>Now</b>;'),
    },
    lines: ['{{"demo": "Waits.js"}}'],
    reported: ['Waits.tsx:1:1 demo-suspends'],
  },
  preview: {
    files: {
      'Other.tsx': component('Other', 'return <samp>What is written here</samp>;'),
      'Other.tsx.preview': '<samp>What is not written there</samp>\n',
    },
    lines: ['{{"demo": "Other.js"}}'],
    reported: ['Other.tsx.preview:1:1 preview-line'],
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
    reported: ['Kept.tsx.preview:1:1 preview-types'],
  },
  place: {
    files: {
      'Dated.tsx': `const date = new Date(Date.UTC(2024, 0, 31, 23, 30));\n\n${component('Dated', 'return <time dateTime={date.toISOString()}>{date.toLocaleDateString()}</time>;')}`,
      // West of Greenwich, this is the day before.
      'DayBefore.tsx': `import { formatDay } from './formatDay';\n\n${component('DayBefore', "return <time>{formatDay(new Date('2024-01-31'))}</time>;")}`,
      'formatDay.ts':
        "export function formatDay(date: Date): string {\n  return date.toLocaleDateString('en-US');\n}\n",
      'Settled.tsx': `const date = new Date(Date.UTC(2024, 0, 31, 23, 30));\n\n${component('Settled', "return <time>{date.toLocaleDateString('en-US', { timeZone: 'UTC' })}</time>;")}`,
      // It changes with every drawing, wherever it is.
      'Current.tsx': component(
        'Current',
        'return <data>{String(performance.now())} of {typeof Date}</data>;',
      ),
    },
    lines: ['Dated', 'DayBefore', 'Settled', 'Current'].flatMap((name) => [`{{"demo": "${name}.js"}}`, '']),
    reported: ['Dated.tsx:4:47 demo-place', 'formatDay.ts:2:10 demo-place'],
  },
  snippet: {
    lines: [
      '```ts complete',
      'export const watts: number = 40;',
      "export const lumen: number = 'many';",
      '```',
    ],
    reported: ['snippet.md:11:14 snippet-types'],
  },
  deprecated: {
    lines: [
      '```tsx complete',
      "import type { FormEventHandler } from 'react';",
      '',
      'export const order: FormEventHandler = (event) => event.preventDefault();',
      '```',
    ],
    reported: ['deprecated.md:10:15 deprecated-use', 'deprecated.md:12:21 deprecated-use'],
  },
};

describe('the content step', () => {
  it(
    'reports everything that is wrong with demos in one run, each with its file and line, and builds nothing',
    () => {
      const family = createFamily('badDemos');
      const expected = writeBrokenPages(family, BROKEN);
      // Libraries and React print warnings outside of production mode.
      const { code, output } = family.run('src/commands/prepare.ts', { NODE_ENV: '' });
      expect(listProblems(output).sort()).toEqual(expected.sort());
      expect(output).toContain(`${expected.length} problems; nothing was built.`);
      expect(listStrays(output)).toEqual([]);
      expect(code).toBe(1);
    },
    RUN_MS,
  );
});

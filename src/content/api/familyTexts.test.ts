import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiProp, ApiUnit } from '../../model/api/ApiUnit';
import { withDefaults } from './defaults';
import { withDescriptions } from './descriptions';
import { tinySource } from './golden/tinyFamily';
import { withMessages } from './messages';
import type { TypePackage } from './TypeReader';

const prop = (name: string, description = ''): ApiProp => ({
  name,
  type: { text: 'string' },
  description,
  declaredBy: '',
});
const unit = (name: string, props: readonly ApiProp[] = []): ApiUnit => ({
  name,
  kind: 'component',
  productId: tinySource.productId,
  packageName: tinySource.packageName,
  version: '1.0.0',
  pathname: `/tiny/api/${name.toLowerCase()}`,
  description: '',
  imports: [],
  generics: [],
  props,
  inherited: [],
  slots: [],
  classes: [],
  signatures: [],
  returned: [],
});

/** Returns a package of one module in JavaScript, or in TypeScript as it is written. */
function createPackage(file: string, code: string): TypePackage {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  writeFileSync(join(folder, file), code);
  const sources = () => (file.endsWith('.js') ? [] : [file]);
  return { name: tinySource.packageName, version: '1.0.0', folder, sources, modules: [] };
}

/** Returns the messages of the unit `Door` that a module writes. */
function readMessages(code: string, source: Partial<ApiSource> = {}, file = 'Door.js') {
  const { units, problems } = withMessages(
    [unit('Door'), unit('Hinge')],
    [{ ...tinySource, ...source, messagePrefix: 'TINY' }],
    [createPackage(file, code)],
  );
  return {
    messages: units.map(({ messages = [] }) => messages.map(({ text }) => text)),
    notes: units[0]?.messages ?? [],
    problems: problems.map(({ code: id, message }) => `${id} ${message}`),
  };
}

describe('the messages of a package', () => {
  it.each([
    ['a string', "warn('TINY: It isn\\'t open.')", "It isn't open."],
    ['joined strings', 'warn(\'TINY: It is \' + "open.")', 'It is open.'],
    ['lines', "warn(['TINY: One.', 'Two.'].join('\\n'))", 'One. Two.'],
    ['no other argument', "warn('TINY: It is open.', 'error')", 'It is open.'],
    ['values', 'warn(`TINY: ${angle} is too wide.`)', '… is too wide.'],
    [
      'values with templates in them',
      'warn(`TINY: Give ${name ? `("${name}") ` : \'{\'}one.`)',
      'Give …one.',
    ],
    ['500 letters', `warn('TINY: ${'long '.repeat(100)}end')`, `${'long '.repeat(100)}end`],
  ])('are read from %s', (_case, code, text) => {
    expect(readMessages(code).messages).toEqual([[text], []]);
  });

  it('belong to the unit that their module or their text names, and are left out if none does', () => {
    expect(readMessages("warn('TINY: The Hinge is loose.')", {}, 'check.js').messages).toEqual([
      [],
      ['The Hinge is loose.'],
    ]);
    expect(readMessages("warn('TINY: It is loose.')", {}, 'check.js').messages).toEqual([[], []]);
  });

  it('are those of modules in TypeScript, if the package is read as it is written', () => {
    const code = "const angle: number = 1;\nwarn('TINY: It is open.');";
    expect(readMessages(code, {}, 'Hinge.tsx').messages).toEqual([[], ['It is open.']]);
  });

  it('have the cause and the cure that the family gives, at the unit that it names', () => {
    const messages = [{ says: 'is loose', unit: 'Door', cause: 'Time.', cure: 'A screw.' }];
    const { notes, problems } = readMessages("warn('TINY: It is loose.')", { messages }, 'check.js');
    expect(notes).toEqual([{ text: 'It is loose.', cause: 'Time.', cure: 'A screw.' }]);
    expect(problems).toEqual([]);
  });

  it('report a note on none of them', () => {
    const messages = [{ says: 'is gone', cause: '', cure: '' }];
    expect(readMessages("warn('TINY: It is loose.')", { messages }).problems).toEqual([
      `stale-api-exception ${tinySource.packageName}: no message says "is gone"`,
    ]);
  });
});

describe('the descriptions of a family', () => {
  const describeProps = (descriptions: Readonly<Record<string, string>>) =>
    withDescriptions(
      [unit('Door', [prop('side'), prop('size', 'Its size.')])],
      [{ ...tinySource, descriptions }],
    );
  const textsOf = ({ units }: ReturnType<typeof describeProps>) =>
    units[0]?.props.map(({ description }) => description);

  it('are those of props without one; the name of the unit wins', () => {
    expect(textsOf(describeProps({ side: 'A side.' }))).toEqual(['A side.', 'Its size.']);
    expect(textsOf(describeProps({ side: 'A side.', 'Door.side': 'Left or right.' }))).toEqual([
      'Left or right.',
      'Its size.',
    ]);
  });

  it('are those of a unit without one', () => {
    const described = (text: string) =>
      withDescriptions(
        [{ ...unit('Door'), description: text }],
        [{ ...tinySource, descriptions: { Door: 'A way in.' } }],
      );
    expect(described('').units[0]?.description).toBe('A way in.');
    expect(described('').problems).toEqual([]);
    expect(described('A gate.').units[0]?.description).toBe('A gate.');
    expect(described('A gate.').problems).toHaveLength(1);
  });

  it.each(['size', 'Door.size', 'height', 'Gate'])('report one that nothing needs: %s', (key) => {
    expect(describeProps({ side: 'A side.', [key]: 'Text.' }).problems.map(({ message }) => message)).toEqual(
      [`${tinySource.packageName}: nothing needs the description "${key}"`],
    );
  });
});

describe('the defaults of a family', () => {
  const door = unit('Door', [{ ...prop('side'), default: "'left'" }, prop('width')]);
  const source = [
    'export const apiSource = {',
    "  sharedClasses: { Door: { from: 'Panel' } },",
    '  defaults: {',
    '    Door: {',
    "      side: 'left',",
    '      angle: 90,',
    '      width: null,',
    '    },',
    '    Gate: {},',
    '  },',
    '};',
  ].join('\n');
  const correct = (defaults: ApiSource['defaults']) => {
    const root = mkdtempSync(join(tmpdir(), 'defaults-'));
    mkdirSync(join(root, dirname(tinySource.file)), { recursive: true });
    writeFileSync(join(root, tinySource.file), source);
    const group = { owner: 'Panel', props: [{ ...prop('depth'), default: '1' }] };
    const units = [{ ...door, inherited: [group] }, unit('Panel')];
    return withDefaults(units, [{ ...tinySource, ...(defaults && { defaults }) }], root);
  };

  it('take the place of those of the package, are added, or say that there is none', () => {
    const { units, problems } = correct({ Door: { side: null, width: '80', depth: '2' } });
    expect(problems).toEqual([]);
    const [built] = units;
    expect(built?.props.map((one) => one.default)).toEqual([undefined, '80']);
    expect(built?.props[0]).not.toHaveProperty('default');
    expect(built?.inherited[0]?.props[0]?.default).toBe('2');
  });

  it.each<[string, ApiSource['defaults'], string]>([
    ['a unit without a page', { Gate: {} }, '9 nothing named "Gate" has a page (known: Door, Panel)'],
    [
      'a prop that a unit lacks',
      { Door: { angle: '90' } },
      '6 Door has no prop "angle" (known: side, width, depth)',
    ],
    [
      'what the package says',
      { Door: { side: "'left'" } },
      "5 the package says itself that Door.side has the default 'left' (remove it from defaults)",
    ],
    [
      'what the package does not say either',
      { Door: { width: null } },
      '7 the package says itself that Door.width has no default (remove it from defaults)',
    ],
  ])('report %s', (_, defaults, expected) => {
    const [problem, ...others] = correct(defaults).problems;
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: tinySource.file, code: 'stale-api-exception' });
    expect(`${problem?.line} ${problem?.message} (${problem?.hint})`).toBe(
      expected.replace(' ', ` ${tinySource.packageName}: `),
    );
  });
});

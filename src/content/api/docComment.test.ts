import { type CommentSurroundings, changeProse, parseComment } from './docComment';

const reported: string[] = [];
beforeEach(() => reported.splice(0));

const surroundings: CommentSurroundings = {
  linkSections: ['Demos', 'API'],
  findHref: (name) => ({ Door: '/tiny/api/door/', 'Door.size': '/tiny/api/door/#door-prop-size' })[name],
  findInherited: (name) =>
    ({
      Gate: 'A wide door.\n@remarks For cars.\n@param car The car.\n@default 3',
      Wall: '{@inheritDoc Gate}',
      Circle: 'Round. {@inheritDoc Circle}',
      Left: 'Left. {@inheritDoc Right}',
      Right: 'Right. {@inheritDoc Left}',
      Both: '{@inheritDoc Gate}\n@inheritDoc Wall',
    })[name],
  report: (code, message) => reported.push(`${code}: ${message}`),
};
const parse = (comment: string) => parseComment(comment, surroundings);

describe('the description', () => {
  it.each([
    ['keeps Markdown', 'If `true`, *no* [link](/a/).', 'If `true`, *no* [link](/a/).'],
    ['keeps paragraphs, lists and Windows line ends', 'a\r\n\r\n- b\r\n- c', 'a\n\n- b\n- c'],
    ['keeps tables', '| a | b |\n| - | - |\n| 1 | 2 |', '| a | b |\n| - | - |\n| 1 | 2 |'],
    ['has remarks as further paragraphs', 'One.\n@remarks\nTwo.\n\n- three', 'One.\n\nTwo.\n\n- three'],
    ['may be remarks alone', '@remarks Only remarks here.', 'Only remarks here.'],
    ['has the paragraphs after a default', 'a\n@default 1\n\nIn pixels.', 'a\n\nIn pixels.'],
    ['has the text after a tag that stands alone', 'a\n@beta\nb', 'a\n\nb'],
    ['has no control characters', 'a\bb\u001B[1mc\u0085', 'ab[1mc'],
    ['is empty without a comment', '', ''],
  ])('%s', (_, comment, description) => {
    expect(parse(comment).description).toBe(description);
  });

  it.each([
    'Icons come from the package @mui/icons-material, see its page.',
    'Ask door@tiny.example or @tiny for it.',
    '@media print hides it.',
    'Below\n@container (width > 1px) it is small.',
    '```css\n@media print {\n  a {}\n}\n```',
    '```ts\n@param\nclass Door {}\n/** @default 1 */\n```\n\nafter',
    '- in a list:\n\n  ~~~\n  @example\n  ~~~\n\n  and on',
    'Members marked @internal are hidden, and @private ones too.',
    'Write `@default` or `` a ` @since ``.',
    '@unknownTag is text, too.',
    'Sets the @default value.',
    'What @returns and @param mean.',
    'Marks it as @deprecated',
    'Tags, e.g. @see or @since, are text.',
    'Removes what is @readonly (and @beta) in it.',
  ])('keeps at signs: %s', (comment) => {
    expect(parse(comment)).toEqual({ description: comment, arguments: [], notes: [] });
  });

  it.each([
    ['drops the lists of links', 'a\n\nDemos:\n\n- [A](/a/)\n- [B](/b/)\n\nAPI:\n\n- [C](/c/)', 'a'],
    ['drops them right below a paragraph', 'a\nAPI:\n\n- [C](/c/)', 'a'],
    ['drops them in one paragraph too', 'Demos:\n- [A](/a/)\n\nAPI:\n- [C](/c/)', ''],
    ['drops them after a tag of that name', 'a\n@demos\n - [A](/a/)', 'a'],
    ['keeps what follows them after such a tag', 'a\n@demos\n- [A](/a/)\n\nb\n\n- c', 'a\n\nb\n\n- c'],
    ['keeps a text beside such a tag', 'a\n@demos See them.', 'a\n\nDemos: See them.'],
    [
      'keeps a list without links below such a word',
      'API:\n\n- small\n- stable',
      'API:\n\n- small\n- stable',
    ],
    ['keeps the paragraphs after a tag about code', 'a\n@category In\nputs\n\nb\n\nc', 'a\n\nb\n\nc'],
    ['keeps the text below a tag about code that stands alone', '@event\nFired.\n@class\n\nb', 'Fired.\n\nb'],
    ['drops items of several lines', 'API:\n\n- [A](/a/),\n  which is long\n- [B](/b/)', ''],
    ['keeps a text right below them', 'API:\n- [A](/a/)\nb', 'API:\n- [A](/a/)\nb'],
    ['keeps what is below a line of spaces', 'API:\n- [A](/a/)\n \nb', 'b'],
    ['drops notes of the authors with all paragraphs', 'a\n@privateRemarks b\n\nc', 'a'],
    ['keeps what follows them', 'Demos:\n\n- [A](/a/)\n\nWhat it does.', 'What it does.'],
    [
      'keeps a paragraph that begins with such a word',
      'a\n\nAPI: see below.\n\nb',
      'a\n\nAPI: see below.\n\nb',
    ],
    ['keeps a text right below such a word', 'Demos:\nNone yet.', 'Demos:\nNone yet.'],
    ['keeps other lists', 'One of:\n\n- a\n- b', 'One of:\n\n- a\n- b'],
    ['drops notes of the authors', 'a\nTODO v6: rename\nor remove\n\nb', 'a\n\nb'],
    [
      'keeps a paragraph that begins with the word of a note',
      'TODO lists are lists.',
      'TODO lists are lists.',
    ],
    ['keeps such notes in code', '```yaml\nTODO: a\n\n\nkey:\n```', '```yaml\nTODO: a\n\n\nkey:\n```'],
  ])('%s', (_, comment, description) => {
    expect(parse(comment).description).toBe(description);
  });

  it.each([
    ['[[Door]]', '[`Door`](/tiny/api/door/)'],
    ['[[Knob]]', '`Knob`'],
    ['[[1]](/a/)', '[[1]](/a/)'],
    ['{@link Door}', '[`Door`](/tiny/api/door/)'],
    ['{@link Door.size | its size}', '[its size](/tiny/api/door/#door-prop-size)'],
    ['{@link Knob}', '`Knob`'],
    ['{@linkcode Knob the knob}', 'the knob (`Knob`)'],
    ['{@link https://a.example/b/ the B}', '[the B](https://a.example/b/)'],
    ['{@link https://a.example/b/}', '[https://a.example/b/](https://a.example/b/)'],
    ['`{@link Door}` and ``[[Door]]``', '`{@link Door}` and ``[[Door]]``'],
    ['```\n{@link Door} [[Door]]\n```', '```\n{@link Door} [[Door]]\n```'],
    ['Code:\n\n    {@link Door}\n\nand {@link Knob}', 'Code:\n\n    {@link Door}\n\nand `Knob`'],
    ['a ` alone {@link Knob}', 'a ` alone `Knob`'],
  ])('links %s', (comment, description) => {
    expect(parse(comment).description).toBe(description);
  });
});

describe('tags', () => {
  it('are read from a comment of one line', () => {
    expect(parse('The width. @param options How. @returns A number. @default 1')).toMatchObject({
      description: 'The width.',
      arguments: [{ name: 'options', text: 'How.' }],
      returns: 'A number.',
      default: '1',
    });
    expect(parse('Opens it (or “not”.) @deprecated @see Knob')).toEqual({
      description: 'Opens it (or “not”.)',
      deprecated: { reason: '', replacements: [] },
      arguments: [],
      notes: [{ kind: 'see', text: 'Knob' }],
    });
    expect(parse('Its size. @see {@link Door its door} @default 1 @deprecated Use `b`.')).toMatchObject({
      default: '1',
      deprecated: { reason: 'Use `b`.' },
      notes: [{ text: '[its door](/tiny/api/door/)' }],
    });
    expect(parse('@default @see and more').notes).toEqual([{ kind: 'see', text: 'and more' }]);
    expect(parse('Is it `open`? @default `false` @beta')).toMatchObject({
      description: 'Is it `open`?',
      default: 'false',
    });
  });

  it('in the middle of a line are text, which goes on to the end', () => {
    expect(parse('Its size. @default Has the @default value of `Door`').default).toBe(
      'Has the @default value of `Door`',
    );
    expect(parse('Its size.\nAs the @default says. @since 2')).toMatchObject({
      description: 'Its size.\nAs the @default says. @since 2',
      notes: [],
    });
  });

  it('of parameters have types, optional names, blocks and members', () => {
    const { arguments: found } = parse(
      '@param {{ a: string }} door - The door.\n  - oak\n  - ash\n@param [size=[3, [4]]] Its size.\n@param options More.\n@param options.deep Depth.\n@param options.wide\n  Width.',
    );
    expect(found).toEqual([
      { name: 'door', text: 'The door.\n- oak\n- ash' },
      { name: 'size', text: 'Its size. (`= [3, [4]]`)' },
      { name: 'options', text: 'More.\n\n- `deep`: Depth.\n- `wide`: Width.' },
    ]);
  });

  it('are notes', () => {
    const { notes } = parse(
      [
        '@since 2.1',
        '@see https://a.example/ for more.',
        '@see Door',
        '@see {@link Door.size | size}',
        '@throws {TypeError} If it is no door.',
        '@typeParam T - The wood.',
        '@template A, B',
        '@template {string[]} [Size=Array<string[]>] - The size.',
        '@template Kind, Öl What it is.',
        '@template const Key\n- `a`\n- `b`',
        '@example Open it',
        '```tsx',
        '<Door open />',
        '```',
        '@example',
        '@sealed()',
        'class Gate {}',
        '@example <caption>Closed</caption>',
        '<Door />',
        '@author Nobody to be shown',
      ].join('\n'),
    );
    expect(notes).toEqual([
      { kind: 'since', text: '2.1' },
      { kind: 'see', text: '[https://a.example/](https://a.example/) for more.' },
      { kind: 'see', text: '[`Door`](/tiny/api/door/)' },
      { kind: 'see', text: '[size](/tiny/api/door/#door-prop-size)' },
      { kind: 'throws', text: '`TypeError` If it is no door.' },
      { kind: 'parameter', name: 'T', text: 'The wood.' },
      { kind: 'parameter', name: 'Size', text: 'The size.' },
      { kind: 'parameter', name: 'Kind, Öl', text: 'What it is.' },
      { kind: 'parameter', name: 'Key', text: '- `a`\n- `b`' },
      { kind: 'example', name: 'Open it', text: '```tsx\n<Door open />\n```' },
      { kind: 'example', text: '```tsx\n@sealed()\nclass Gate {}\n```' },
      { kind: 'example', name: 'Closed', text: '```tsx\n<Door />\n```' },
    ]);
  });

  it.each([
    ['1', '1'],
    ['`small`', 'small'],
    ["`'small'` on phones", "'small' on phones"],
    ['(more) => `+${more}`', '(more) => `+${more}`'],
    ['`${more}`', '`${more}`'],
    ['{Zoom}', 'Zoom'],
    ['```ts\n{ a: 1 }\n```', '{ a: 1 }'],
    ["{\n  first: 1, // one\n  second: 'https://a',\n}", "{ first: 1, /* one */ second: 'https://a', }"],
    ['{\n  a: `${b /* { */} // c`, // d\n\n  e: 1\n}', '{ a: `${b /* { */} // c`, /* d */ e: 1 }'],
  ])('give the default %j', (text, value) => {
    expect(parse(`@defaultValue ${text}`)).toEqual({
      description: '',
      default: value,
      arguments: [],
      notes: [],
    });
  });

  it('keep a list right below them, and a fence beside them, with Windows line ends', () => {
    expect(parse('@returns\r\n- one\r\n- two\r\n@remarks\r\n- three')).toMatchObject({
      returns: '- one\n- two',
      description: '- three',
    });
    expect(parse('@returns {A}\n- one\n- two').returns).toBe('- one\n- two');
    expect(parse('@example ```tsx\r\n@default 1\r\n```\r\n@default 2\r\n\r\nAfter.')).toMatchObject({
      default: '2',
      description: 'After.',
      notes: [{ kind: 'example', text: '```tsx\n@default 1\n```' }],
    });
  });

  it('say what a generator yields', () => {
    expect(parse('@yields {Door} A door.').returns).toBe('A door.');
  });

  it('that are there twice are both shown', () => {
    expect(
      parse('@returns {A} One.\n@returns - Two.\n@deprecated Use `a`.\n@deprecated Gone in 3.'),
    ).toMatchObject({
      returns: 'One.\n\nTwo.',
      deprecated: { reason: 'Use `a`.\n\nGone in 3.', replacements: ['a'] },
    });
    expect(reported).toEqual([]);
  });

  it('report a second default, and keep the paragraphs after it', () => {
    expect(parse('@default 1\n@defaultValue 2\n\nIn pixels.')).toMatchObject({
      default: '1',
      description: 'In pixels.',
    });
    expect(reported).toEqual(['second-default: the comment has several default values: 1 and 2']);
    expect(parse('@default\n@defaultValue `true`\n@default true').default).toBe('true');
    expect(reported).toHaveLength(1);
  });

  it('inherit the text of another comment, without its default', () => {
    const inherited = {
      description: 'A wide door.\n\nFor cars.',
      arguments: [{ name: 'car', text: 'The car.' }],
      notes: [],
    };
    expect(parse('{@inheritDoc Gate}')).toEqual(inherited);
    expect(parse('@inheritDoc Wall')).toEqual(inherited);
    expect(parse('A hole.\n\n{@inheritDoc Moat}').description).toBe('A hole.');
    expect(parse('Write `{@inheritDoc Gate}`.').description).toBe('Write `{@inheritDoc Gate}`.');
    expect(parse('{@inheritDoc Both}')).toEqual(inherited);
    expect(reported).toEqual([]);
  });

  it('report what is inherited in a circle, and have each text of it once', () => {
    expect(parse('{@inheritDoc Circle}').description).toBe('Round.');
    expect(parse('Left. {@inheritDoc Right}').description).toBe('Left.\n\nRight.');
    expect(parse('{@inheritDoc Right}').description).toBe('Right.\n\nLeft.');
    expect(reported).toEqual(
      ['Circle', 'Left', 'Right'].map(
        (name) => `circular-inherited-text: the comment inherits the text of "${name}" in a circle`,
      ),
    );
  });

  it('read a text once that is inherited in many ways', () => {
    const layers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const inheritAll = (layer: string | undefined) =>
      layer ? Array.from({ length: 50 }, (_, at) => `{@inheritDoc ${layer}${at}}`).join('') : '';
    const { description } = parseComment(inheritAll('a'), {
      ...surroundings,
      findInherited: (name) => `${name} ${inheritAll(layers[layers.indexOf(name.charAt(0)) + 1])}`,
    });
    expect(description.split('\n\n').toSorted()).toEqual(
      layers.flatMap((layer) => Array.from({ length: 50 }, (_, at) => `${layer}${at}`)).toSorted(),
    );
    expect(reported).toEqual([]);
  });
});

describe('a comment of a megabyte', () => {
  const many = (piece: string) => piece.repeat(1_000_000 / piece.length);
  const backticks = Array.from({ length: 1400 }, (_, length) => '`'.repeat(length)).join(' a ');

  // With a time that grows with the square of the length, each takes minutes.
  it.each([
    ['brackets', many('['), many('[')],
    ['open names', many('[[a '), many('[[a ').trim()],
    ['open links', many('{@link a '), many('{@link a ').trim()],
    ['open links with labels', many('{@link a | b '), many('{@link a | b ').trim()],
    ['a link with spaces', `{@link a${many(' ')}b`, `{@link a${many(' ')}b`],
    ['open inherited texts', many('{@inheritDoc a '), many('{@inheritDoc a ').trim()],
    ['an inherited text with spaces', `{@inheritDoc${many(' ')}b`, `{@inheritDoc${many(' ')}b`],
    ['open braces with at signs', many('{@'), many('{@')],
    ['spaces', `a${many(' ')}b`, `a${many(' ')}b`],
    ['backticks', backticks, backticks.trim()],
    ['links in lists', `API:\n${many('- [A](/a/)\n')}\nb`, 'b'],
    ['lines of spaces', `API:\n- [A](/a/)${many('\n ')}\nb`, 'b'],
    ['lines', `a${many('\n b')}`, `a${many('\n b').replaceAll(' ', '')}`],
  ])('of %s arrives whole', (_, comment, description) => {
    expect(parse(comment).description === description).toBe(true);
  });

  it('of open brackets is a default, and of members an argument', () => {
    expect(parse(`@default ${many('[\n\n')}`).default === many('[\n\n').replace(/\n+/g, ' ').trim()).toBe(
      true,
    );
    const members = Array.from({ length: 50_000 }, (_, at) => `@param door.a${at} A ${at}.`).join('\n');
    expect(parse(`@param door The door.\n${members}`).arguments[0]?.text).toMatch(
      /^The door\.\n\n- `a0`: A 0\.\n[^]*\n- `a49999`: A 49999\.$/,
    );
  });
});

describe('what is internal', () => {
  it.each(['@internal', 'A door. @internal Not for use.', 'A door @internal', 'A door\n@internal'])(
    'is: %s',
    (comment) => {
      expect(parse(comment).isInternal).toBe(true);
    },
  );

  it('is not what speaks of it', () => {
    expect(parse('Members marked @internal are hidden.').isInternal).not.toBe(true);
  });
});

describe('changeProse', () => {
  it('leaves code alone', () => {
    const text = 'a `a` ``a ` a`` a\n\n~~~\na\n\na\n~~~\n\n> ```\n> a\n> ```\n\na';
    expect(changeProse(text, (prose) => prose.replaceAll('a', 'b'))).toBe(
      'b `a` ``a ` a`` b\n\n~~~\na\n\na\n~~~\n\n> ```\n> a\n> ```\n\nb',
    );
  });
});

import type { ApiClass, ApiProp, ApiPropGroup, ApiUnit } from '../../model/api/ApiUnit';
import { readTranslations } from '../interfaceTexts';
import type { SiteContent } from '../pageData/SiteContent';
import { drawUnit } from './apiPage';
import { drawApiPage } from './drawApiPage';

const texts = readTranslations(['en']).translations.get('en') ?? {};

const prop = (name: string, reason?: string): ApiProp => ({
  name,
  type: { text: 'string' },
  description: '',
  declaredBy: '',
  ...(reason !== undefined && { deprecated: { reason, replacements: [] } }),
});
const classKey = (key: string, reason?: string): ApiClass => ({
  key,
  className: `T-Door-${key}`,
  description: '',
  ...(reason !== undefined && { deprecated: { reason, replacements: [] } }),
});

const door: ApiUnit = {
  name: 'Door',
  kind: 'component',
  productId: 'tiny',
  packageName: '@tiny/ui',
  version: '1.0.0',
  pathname: '/tiny/api/door',
  description: '',
  imports: ["import { Door } from '@tiny/ui';"],
  generics: [],
  props: [prop('angle', 'Use `side`.'), prop('side')],
  inherited: [],
  slots: [],
  classes: [classKey('left', 'No.'), classKey('right', ''), classKey('root')],
  signatures: [],
  returned: [],
};

describe('the page of a unit with messages', () => {
  const messages = [
    { text: 'The `side` is <wrong>.', cause: 'It is `left`.', cure: 'Use [right](/tiny/).' },
    { text: 'It is open.' },
  ];
  const { html, headings } = drawApiPage({ ...door, messages }, [], texts, (markdown) => markdown);

  it('has each at its fragment, as the console shows it, with its cause and cure if they are known', () => {
    expect(html).toContain('<li id="door-message-the-side-is-wrong"><p>The `side` is &lt;wrong>.</p>');
    expect(html).toContain('<strong>Cause:</strong> <span>It is <code>left</code>.</span>');
    expect(html).toContain('<a href="/tiny/">right</a>');
    expect(html).toContain('<li id="door-message-it-is-open"><p>It is open.</p></li>');
    expect(headings.map(({ hash }) => hash)).toContain('messages');
    expect(drawApiPage(door, [], texts, (markdown) => markdown).html).not.toContain('messages');
  });
});

describe('the page of a unit with deprecated parts', () => {
  const { html, headings } = drawApiPage(door, [], texts, (markdown) => markdown);
  const places = [...html.matchAll(/<(details|\/details|li id="[^"]+"|summary>[^<]+)/g)].map(
    ([, text]) => text,
  );

  it('has them in a closed group after the others', () => {
    expect(places).toEqual([
      'li id="door-prop-side"',
      'details',
      'summary>Deprecated (1)',
      'li id="door-prop-angle"',
      '/details',
      'li id="door-classes-root"',
      'details',
      'summary>Deprecated (2)',
      'li id="door-classes-left"',
      'li id="door-classes-right"',
      '/details',
    ]);
    expect(html).toContain('Use <code>side</code>.');
  });

  it('leaves them out of its contents', () => {
    expect(headings.flatMap(({ children }) => children.map(({ text }) => text))).toEqual(['side', 'root']);
  });
});

describe('the page of a component', () => {
  const draw = (more: Partial<ApiUnit>) =>
    drawApiPage({ ...door, ...more }, [], texts, (markdown) => markdown);

  it('links its parts', () => {
    const parts = [{ name: 'Door.Bell', target: { pathname: '/tiny/api/door-bell' } }, { name: 'Door.Mat' }];
    const { html, headings } = draw({ parts });
    expect(html).toContain('<code><a href="/tiny/api/door-bell/">Door.Bell</a></code>');
    expect(html).toContain('<code>Door.Mat</code>');
    expect(headings.map(({ hash }) => hash)).toContain('parts');
    expect(draw({}).html).not.toContain('id="parts"');
  });

  it('says what its type parameters are', () => {
    const generics = [
      { name: 'Key', constraint: { text: 'A<…>', full: 'A<B>' }, default: 'string' },
      { name: 'T' },
    ];
    const { html, headings } = draw({ generics });
    const [, section = ''] = html.split('id="type-parameters"');
    expect(section).toContain('<li id="door-type-Key">');
    expect(section).toContain('extends A&lt;…>');
    expect(section).toContain('extends A&lt;B>');
    expect(section).toContain('string');
    expect(section).toContain('<li id="door-type-T">');
    const contents = headings.find(({ hash }) => hash === 'type-parameters');
    expect(contents?.children.map(({ text, hash }) => [text, hash])).toEqual([
      ['Key', 'door-type-Key'],
      ['T', 'door-type-T'],
    ]);
  });

  it('shows the members of its enums, with values and texts', () => {
    const members = [
      { name: 'Low', value: "'low'", description: 'Not *severe*.' },
      { name: 'very high', description: '', deprecated: { reason: 'Use `Low`.', replacements: [] } },
    ];
    const { html, headings } = draw({ enums: [{ name: 'Level', description: 'How severe.', members }] });
    const [, section = ''] = html.split('<h2 id="door-enum-Level">Enum Level');
    expect(section).toContain('<p>How severe.</p>');
    expect(section).toMatch(/<li id="door-enum-Level-Low">.*Level\.Low.*'low'.*Not <em>severe<\/em>/s);
    expect(section).toMatch(/Deprecated.*<li id="door-enum-Level-very-high">.*Level\['very high'\]/s);
    expect(headings.map(({ text, hash }) => [text, hash])).toContainEqual(['Enum Level', 'door-enum-Level']);
  });

  it('says by which prop it accepts the props of other elements', () => {
    expect(draw({ polymorphic: 'as' }).html).toContain('<p>With <code>as</code>, the props of');
    expect(draw({}).html).not.toContain('<p>With ');
  });
});

describe('a named set of props', () => {
  const set: ApiPropGroup = {
    owner: 'Paint',
    target: { pathname: '/tiny/paint' },
    isSet: true,
    deprecated: { reason: 'Use `look`.', replacements: ['look'] },
    props: [prop('color'), prop('gloss')],
  };
  const { html } = drawApiPage({ ...door, inherited: [set] }, [], texts, (markdown) => markdown);
  const group = /<summary>Paint.*?<\/details>/s.exec(html)?.[0] ?? '';

  it('is one entry with a link and with the names as places of their own', () => {
    expect(group).toContain('<a href="/tiny/paint/">Paint</a>');
    expect(group).toContain(
      '<code id="door-prop-color">color</code> <code id="door-prop-gloss">gloss</code>',
    );
    expect(group).not.toContain('string');
  });

  it('says why it is deprecated', () => {
    expect(group).toContain('class="api-reason">Use <code>look</code>.');
  });
});

describe('the props of a component', () => {
  const color: ApiProp = { ...prop('color'), default: "'red'" };
  const child: ApiProp = { ...prop('children'), required: true };
  const common = (name: string): ApiProp => ({ ...prop(name), isCommon: true });
  const draw = (props: readonly ApiProp[]) =>
    drawApiPage({ ...door, props, classes: [] }, [], texts, (markdown) => markdown);
  const listNames = (headings: readonly { children: readonly { text: string }[] }[]) =>
    headings.flatMap(({ children }) => children.map(({ text }) => text));

  it('are columns with a header, the default value below the type', () => {
    const { html } = draw([color]);
    const header = /<div class="api-columns" aria-hidden="true">(.*?)<\/div>/.exec(html)?.[1];
    expect(header).toBe(['Name', 'Type', 'Description'].map((text) => `<span>${text}</span>`).join(''));
    expect(html).toContain(
      '<p class="api-default"><span>Default</span> <code>\'red\'</code></p><div class="api-body"></div>',
    );
  });

  it('end with a closed group of the common ones, which the contents leave out', () => {
    const { html, headings } = draw([child, common('className'), color, common('sx')]);
    const [own = '', group = ''] = html.split('<details class="api-group"><summary>Common props (2)');
    expect(own.match(/<li id="[^"]+"/g)).toEqual(['<li id="door-prop-children"', '<li id="door-prop-color"']);
    expect(group.match(/<li id="[^"]+"/g)).toEqual(['<li id="door-prop-className"', '<li id="door-prop-sx"']);
    expect(listNames(headings)).toEqual(['children', 'color']);
  });

  it('are no group if there are no others', () => {
    const { html, headings } = draw([common('className'), common('sx')]);
    expect(html).not.toContain('api-group');
    expect(listNames(headings)).toEqual(['className', 'sx']);
  });

  it('have names that break before capital letters only', () => {
    const { html } = draw([prop('columnFilterDebounceMs'), prop('shortName')]);
    expect(html).toContain('>column<wbr>Filter<wbr>Debounce<wbr>Ms</a>');
    expect(html).toContain('>shortName</a>');
  });

  it('have types that break at punctuation, not inside of names', () => {
    const text = 'Handler<DoorOpened|DoorClosed,DoorEvent>';
    const { html } = draw([{ ...prop('onChange'), type: { text } }]);
    expect(html).toContain('Handler<wbr>&lt;DoorOpened|<wbr>DoorClosed,<wbr>DoorEvent>');
  });

  it('have types that break before a name with a page, which is in brackets', () => {
    const links = { DoorEvent: { pathname: '/t/api/door-event' } };
    const { html } = draw([{ ...prop('onChange'), type: { text: 'Handler<DoorEvent>', links } }]);
    expect(html).toContain('Handler&lt;<wbr><a');
  });
});

describe('the description of a unit', () => {
  const draw = (description: string, more: Partial<ApiUnit> = {}) =>
    drawApiPage({ ...door, description, ...more }, [], texts, (markdown) => markdown);
  const list = (unit: ReturnType<typeof draw>) => unit.headings.map(({ hash }) => hash);

  it('is above the props if it is one paragraph', () => {
    const unit = draw('It opens.');
    expect(unit.start).toContain('<p>It opens.</p>');
    expect(unit.html).toMatch(/^<section class="api-section" data-names="props"/);
    expect(list(unit)).not.toContain('description');
  });

  it('goes on below them, with its lists and code', () => {
    const unit = draw('It opens.\n\n- by hand\n\n```jsx\n<Door />\n```');
    expect(unit.start).toContain('<p>It opens.</p>');
    expect(unit.html).toMatch(/^<section class="api-section" data-names="props"/);
    expect(unit.html).toContain('<li>by hand</li>');
    expect(unit.html).toMatch(/<div class="code.*<code class="language-jsx"><span class="hljs-tag">/);
    expect(list(unit).slice(0, 2)).toEqual(['props', 'description']);
  });

  it('leaves the props of a component above its signatures, and those of a hook below', () => {
    const signatures = [{ text: '() => void', arguments: [] }];
    expect(list(draw('', { signatures })).slice(0, 2)).toEqual(['props', 'signature']);
    expect(list(draw('', { signatures, kind: 'hook' })).slice(0, 2)).toEqual(['signature', 'props']);
  });
});

describe('the filter of props', () => {
  it.each([
    [7, false],
    [8, true],
  ])('is there for %i names: %s', (count, isThere) => {
    const props = Array.from({ length: count }, (_, index) => prop(`p${index}`));
    const { html } = drawApiPage({ ...door, props }, [], texts, (markdown) => markdown);
    expect(html.includes('data-name-filter')).toBe(isThere);
  });
});

describe('slots', () => {
  const slot = (name: string, className?: string) => ({
    name,
    default: `Door${name}`,
    description: '',
    ...(className !== undefined && { className }),
  });
  const draw = (...slots: ApiUnit['slots']) =>
    drawApiPage({ ...door, slots }, [], texts, (markdown) => markdown).html;

  it('have a column for classes if most have one, else those of a few are among their facts', () => {
    const fact = '<p class="api-fact">Class <code class="api-type">.T-knob</code></p>';
    expect(draw(slot('knob', 'T-knob'), slot('hinge'))).toContain(fact);
    expect(draw(slot('knob', 'T-knob'), slot('hinge', 'T-hinge'))).not.toContain(fact);
  });

  it('have a filter if there are many', () => {
    const many = Array.from({ length: 40 }, (_, index) => slot(`s${index}`));
    expect(draw(...many)).toContain('data-name-filter');
    expect(draw(...many.slice(1))).not.toContain('data-name-filter');
  });
});

describe('a deprecated unit', () => {
  it('has a callout with a label and the reason', () => {
    const deprecated = { reason: 'Use `Gate`.', replacements: [] };
    const { start } = drawApiPage({ ...door, deprecated }, [], texts, (markdown) => markdown);
    expect(start).toContain(
      '<div class="callout callout-warning" role="note" aria-label="Deprecated"><p>Use <code>Gate</code>.</p></div>',
    );
  });
});

describe('the start of the page', () => {
  it('is one import, and the pages with demos', () => {
    const { start } = drawApiPage(
      door,
      [{ text: 'Doors', href: '/tiny/doors/' }],
      texts,
      (markdown) => markdown,
      [{ text: 'Source', href: 'https://git.example/' }],
    );
    expect(start.match(/<code class="language-ts">/g)).toHaveLength(1);
    expect(start).toContain(
      `<p class="chips" id="demos"><span>${texts.apiDemos}</span> <a href="/tiny/doors/">Doors</a>`,
    );
    expect(start).toContain('<a href="https://git.example/"><bdi>Source</bdi><svg class="icon"');
    expect(start).toContain('id="import"');
  });
});

it('has a button for each prop with a control, also if it was drawn before its playground was known', () => {
  const content = {
    translations: new Map([['en', texts]]),
    registry: [],
    units: [],
    pages: new Map(),
    site: {},
  } as unknown as SiteContent;
  const draw = (...props: readonly string[]) => drawUnit(door, content, new Map([['Door', new Set(props)]]));
  expect(draw().html).not.toContain(`>${texts.apiTry}<`);
  expect(draw('side').html).toContain(`>${texts.apiTry}<`);
  expect(draw('side')).toBe(draw('side'));
});

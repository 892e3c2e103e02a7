import type { ApiClass, ApiProp, ApiPropGroup, ApiUnit } from '../../model/api/ApiUnit';
import { readTranslations } from '../interfaceTexts';
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
    expect(group).toContain('Deprecated: Use <code>look</code>.');
  });
});

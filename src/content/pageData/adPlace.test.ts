import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import type { BuiltDemo } from '../demos/builtDemo';
import { codeBlock } from '../markdown/code/codeBlock';
import type { Block } from '../markdown/ParsedPage';
import { placeAd, placeApiBlocks } from './adPlace';

const html = (text: string): Block => ({ kind: 'html', html: text });
const demo: Block = { kind: 'demo', name: 'Lamp', options: {}, line: 1 };
const tabs: Block = { kind: 'codeTabs', storageKey: 'package-manager', tabs: [] };
const code = codeBlock({ code: 'const lamp = <Lamp />;', language: 'tsx', title: 'a.tsx' }, EXAMPLE_LABELS);
const LEAD = '<p>Install <code>lamp</code>:</p>\n';
const LONG = `<p>${'Lamps shine. '.repeat(40)}</p>\n`;
const HEADING = '<div class="heading"><h2 id="a">A</h2></div>\n';

describe('placeAd', () => {
  it.each<[string, readonly Block[], number]>([
    ['above a text', [html(LEAD + HEADING + code)], 0],
    ['below a demo', [demo, html(HEADING)], 1],
    ['below a demo and the paragraph that leads to it', [html(LEAD), demo, html(HEADING)], 2],
    ['below a command and the paragraph that leads to it', [html(LEAD), tabs, html(HEADING)], 2],
    ['above a long paragraph before a demo', [html(LONG), demo], 0],
    ['above a component of the site', [{ kind: 'component', name: 'a', props: {}, line: 1 }], 0],
    ['above the end of an empty page', [], 0],
  ])('is %s', (_where, blocks, adAfter) => {
    expect(placeAd(blocks, false)).toEqual({ blocks, adAfter });
  });

  it.each([
    ['code at the beginning', code, HEADING],
    ['code after a paragraph', LEAD + code, HEADING],
    ['the paragraph that explains the code', `${code}\n${LEAD}`, HEADING],
    ['code that a long text explains', code, LONG + HEADING],
    ['code that several paragraphs explain', code, LEAD + LEAD + HEADING],
  ])('divides a text below %s', (_what, above, below) => {
    expect(placeAd([html(above + below), demo], false)).toEqual({
      blocks: [html(above), html(below), demo],
      adAfter: 1,
    });
  });

  it('is below the paragraph that explains a command', () => {
    expect(placeAd([tabs, html(LEAD + HEADING), demo], false)).toEqual({
      blocks: [tabs, html(LEAD), html(HEADING), demo],
      adAfter: 2,
    });
  });

  it('is below the paragraph that describes the page', () => {
    expect(placeAd([html(LEAD + LONG + HEADING)], true)).toEqual({
      blocks: [html(LEAD), html(LONG + HEADING)],
      adAfter: 1,
    });
  });
});

describe('placeApiBlocks', () => {
  const drawn = { start: '<p>Import</p>', html: HEADING, members: [], headings: [] };

  it('puts the ad below the start of an API page and its playground', () => {
    const built = { name: 'TryLamp' } as BuiltDemo;
    const { blocks, adAfter } = placeApiBlocks(drawn, new Map([['TryLamp', built]]));
    expect(blocks.slice(0, adAfter)).toMatchObject([html(drawn.start), { kind: 'demo', name: 'TryLamp' }]);
    expect(blocks.slice(adAfter)).toEqual([html(HEADING)]);
  });

  it('puts the playground of each part of a namespace below what is said about that part', () => {
    const members = ['Root', 'List'].map((name) => ({
      name: `Tabs.${name}`,
      start: `<h2>${name}</h2>`,
      html: `<h3>Props of ${name}</h3>`,
    }));
    const built = { name: 'TabsListPlayground', playground: { component: 'Tabs.List' } } as BuiltDemo;
    const { blocks, adAfter } = placeApiBlocks({ ...drawn, members }, new Map([[built.name, built]]));
    expect(adAfter).toBe(1);
    expect(blocks).toMatchObject([
      html(drawn.start),
      html(HEADING),
      html('<h2>Root</h2><h3>Props of Root</h3>'),
      html('<h2>List</h2>'),
      { kind: 'demo', name: 'TabsListPlayground' },
      html('<h3>Props of List</h3>'),
    ]);
  });

  it('puts it below the start of one without a playground', () => {
    expect(placeApiBlocks(drawn, new Map())).toEqual({
      blocks: [html(drawn.start), html(HEADING)],
      adAfter: 1,
    });
  });
});

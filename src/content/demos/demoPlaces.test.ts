import { checkPlaces } from './demoPlaces';
import type { Place } from './demoPool';
import type { DrawnDemo } from './drawDemo';
import type { DemoSource } from './readDemo';

const drawnAs = (html: string) => ({ drawn: { ltr: { html, styles: {} } } }) as unknown as DrawnDemo;

/** A demo with the HTML that the build has drawn. */
function demo(name: string, code: string, html: string, modules: Readonly<Record<string, string>> = {}) {
  const file = `${name}.tsx`;
  const source = { name, file, code, modules, specifiers: [], licenses: [] } as unknown as DemoSource;
  return { source, productId: 'lumen', plain: drawnAs(html) };
}

/** Checks demos in places where `draw` draws them; `drawn` lists what was drawn where. */
async function check(
  demos: readonly ReturnType<typeof demo>[],
  draw: (name: string, zone: string) => string | Error,
) {
  const drawn: string[] = [];
  const problems = await checkPlaces(demos, ['ltr'], ({ timeZone }: Place) => ({
    draw: async ({ source: { name, file } }) => {
      drawn.push(`${name} in ${timeZone}`);
      const html = draw(name, timeZone);
      if (typeof html === 'string') return { drawn: drawnAs(html), problems: [] };
      const problem = { file, line: 1, column: 1, code: 'demo-throws', message: html.message, hint: '' };
      return { drawn: undefined, problems: [problem] };
    },
    end: () => {},
  }));
  return {
    drawn,
    places: problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
    messages: problems.map(({ message }) => message),
  };
}

const LOCAL = 'export default () => <b>{new Date(0).toLocaleDateString()}</b>;';

describe('demos in other places', () => {
  it('draws only demos that may depend on the place', async () => {
    const plain = demo('Plain', 'export default () => <b>Date of birth</b>;', '<b>Date of birth</b>');
    const words = demo('Words', 'export default () => <b>On</b>;', '<b>On</b>');
    expect((await check([words], () => '')).drawn).toEqual([]);
    expect(await check([plain, words], () => '<b>Date of birth</b>')).toEqual({
      drawn: ['Plain in Pacific/Pago_Pago'],
      places: [],
      messages: [],
    });
  });

  it('reports a demo that is drawn differently, with both texts', async () => {
    const { places, messages } = await check([demo('Dated', LOCAL, '<b>1/1/1970</b>')], (_name, zone) =>
      zone === 'UTC' ? '<b>1/1/1970</b>' : '<b>1.1.1970</b>',
    );
    expect(places).toEqual(['Dated.tsx:1:38 demo-place']);
    expect(messages[0]).toBe(
      'The demo renders differently in Pacific/Pago_Pago and de-DE by toLocaleDateString: "1.1.1970" instead of "1/1/1970"',
    );
  });

  it('reports a demo at the module with the call', async () => {
    const modules = { 'format.ts': 'const day = (date: Date) =>\n  date.getDate();' };
    const code = "import { day } from './format';\nexport default () => <b>{String(day(new Date(0)))}</b>;";
    const { places } = await check([demo('Day', code, '<b>1</b>', modules)], (_name, zone) =>
      zone === 'UTC' ? '<b>1</b>' : '<b>31</b>',
    );
    expect(places).toEqual(['format.ts:2:3 demo-place']);
  });

  it('reports no demo that depends on the clock or on chance', async () => {
    let count = 0;
    const { drawn, places } = await check([demo('Clock', LOCAL, '<b>0</b>')], () => `<b>${(count += 1)}</b>`);
    expect(drawn).toEqual(['Clock in Pacific/Pago_Pago', 'Clock in UTC']);
    expect(places).toEqual([]);
  });

  it('reports a demo that throws in another place', async () => {
    const { messages } = await check([demo('Throws', LOCAL, '<b>1</b>')], (_name, zone) =>
      zone === 'UTC' ? '<b>1</b>' : new Error('There is no such day'),
    );
    expect(messages[0]).toMatch(/: There is no such day$/);
  });
});

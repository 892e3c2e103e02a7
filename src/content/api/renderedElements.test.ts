import type { ApiUnit } from '../../model/api/ApiUnit';
import type { ApiSource } from '../../model/api/ApiSource';
import { createStore, type Store } from '../store';
import { tinySource } from './golden/tinyFamily';
import { findExample, withRenderedElements } from './renderedElements';

const unit = {
  kind: 'component',
  name: 'Door',
  pathname: '/tiny/api/door',
  packageName: '@tiny/ui',
  imports: [],
  props: [],
  inherited: [],
  classes: [],
  ref: { element: 'HTMLDivElement' },
} as unknown as ApiUnit;

describe('the rendered elements', () => {
  it('that were kept are used again for the same sources only: these say which example renders a component', async () => {
    const { key } = createStore('unused');
    const names: string[] = [];
    const cache = {
      key,
      /** Has the result of the first name that is asked for; nothing arrives in that of another one. */
      read: (name) => {
        names.push(name);
        const kept = { '/tiny/api/door': { ref: { place: 'root', tag: 'div' } } };
        return Buffer.from(JSON.stringify(name === names[0] ? kept : {}));
      },
    } as Store;
    const render = (source: Partial<ApiSource>) =>
      withRenderedElements([unit], [{ ...tinySource, ...source }], cache);

    await render({});
    expect(await render({})).toMatchObject([{ ref: { rendered: { place: 'root', tag: 'div' } } }]);
    expect(await render({ pathname: '/other/api' })).toEqual([unit]);
  });

  it('are seen in the example of the component, or in that of all others', () => {
    type Examples = NonNullable<Parameters<typeof findExample>[0]>;
    const own: Examples[string] = (element) => element;
    const all: Examples[string] = (element) => element;
    expect(findExample({ Door: own, '*': all }, 'Door')).toBe(own);
    expect(findExample({ Door: own, '*': all }, 'Wall')).toBe(all);
    expect(findExample({ Door: own }, 'Wall')).toBeUndefined();
  });
});

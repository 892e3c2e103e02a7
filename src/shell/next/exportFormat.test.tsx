import { Suspense, useId, type JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { dataFile, LEFT_OUT, listLazyModules, pageOfData, REACT_ID } from './exportFormat';

describe('pageOfData', () => {
  it.each([
    ['/_next/data/1f/x/react-chip.json', '/x/react-chip/'],
    ['/_next/data/1f/pt.json', '/pt/'],
    ['/_next/data/1f/index.json', '/'],
    ['/search/en.json', undefined],
  ])('%s is of %s', (pathname, page) => {
    expect(pageOfData(pathname)).toBe(page);
  });
});

describe('dataFile', () => {
  it.each([
    ['/x/react-chip/', '/_next/data/1f/x/react-chip.json'],
    ['/pt/', '/_next/data/1f/pt.json'],
  ])('of %s is %s', (route, file) => {
    expect(dataFile('1f', route)).toBe(file);
    expect(pageOfData(file)).toBe(route);
  });
});

describe('listLazyModules', () => {
  it('lists what each dynamic import of an object loads', () => {
    const script =
      'push([1,e=>{e.s({"a/b":()=>e.A(12),"c":()=>e.A(34)})},12,e=>{e.v("a.js")},34,e=>{e.v("c.js")}])';
    expect(listLazyModules(script)).toEqual([
      { key: 'a/b', text: 'e=>{e.v("a.js")}' },
      { key: 'c', text: 'e=>{e.v("c.js")}' },
    ]);
  });
});

describe('what React writes', () => {
  it('is recognized in an id that it made', () => {
    const Field = () => <input id={useId()} />;
    const [, id = ''] = / id="([^"]+)"/.exec(renderToString(<Field />)) ?? [];
    expect(id).toMatch(REACT_ID);
  });

  it('is recognized where a part is left to the browser', () => {
    const Failing = (): never => {
      throw new Error('broken');
    };
    const draw = (child: JSX.Element) => renderToString(<Suspense fallback="later">{child}</Suspense>);
    expect(draw(<Failing />)).toMatch(LEFT_OUT);
    expect(draw(<p>whole</p>)).not.toMatch(LEFT_OUT);
  });
});

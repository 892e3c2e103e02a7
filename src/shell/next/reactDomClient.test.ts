import * as delivered from 'react-dom/client';
import * as own from './reactDomClient';

jest.mock('react-dom-client-as-delivered', () => jest.requireActual('react-dom/client'), { virtual: true });

const listNames = (module: object) =>
  Object.keys(module)
    .filter((name) => name !== 'default')
    .sort();

it('has the interface of the module that it replaces', () => {
  expect(listNames(delivered).length).toBeGreaterThan(0);
  expect(listNames(own)).toEqual(listNames(delivered));
  expect(listNames(own.default)).toEqual(listNames(delivered));
});

import { acceptsMajor } from './acceptsMajor';

describe('acceptsMajor', () => {
  it.each([
    ['^17.0.0 || ^18.0.0 || ^19.0.0', true],
    ['^17.0.0 || ^18.0.0', false],
    ['>=16.8.0', true],
    ['>= 18', true],
    ['>=16.8 <19', false],
    ['>=16.8 <19.0.0-0', false],
    ['>=18 <19.2', true],
    ['16 - 18', false],
    ['18 - 19', true],
    ['<=19', true],
    ['17.x || 18.x', false],
    ['~19.1.0', true],
    ['19.0.0-rc.1', true],
    ['18.3.0-canary.19', false],
    ['*', true],
    ['', true],
    ['latest', true],
    ['workspace:*', true],
  ])('of %s and 19 is %s', (range, expected) => {
    expect(acceptsMajor(range, 19)).toBe(expected);
  });
});

import { nameHint, nearestName } from './editDistance';

const KNOWN = ['title', 'description', 'tags', 'githubLabel'];

describe('nearestName', () => {
  it.each([
    ['titel', 'title'],
    ['descripton', 'description'],
    ['Tags', 'tags'],
    ['githublable', 'githubLabel'],
    ['wholly different', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ])('for %s is %s', (name, nearest) => {
    expect(nearestName(name, KNOWN)).toBe(nearest);
  });

  it('becomes a question in the hint, or the list of names if none is near', () => {
    expect(nameHint('titel', KNOWN)).toBe('did you mean title?');
    expect(nameHint('author', ['a-b-c', 'nav'])).toBe('known: a-b-c, nav');
  });
});

import { parseSidebarState } from './sidebarState';

const EMPTY = { open: [], scroll: 0, pathname: '' };

describe('parseSidebarState', () => {
  it('returns what this site writes', () => {
    const state = { open: ['/joy-ui/start'], scroll: 160.5, pathname: '/joy-ui/' };
    expect(parseSidebarState(JSON.stringify(state))).toEqual(state);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '5',
    '[]',
    '{"open":{"length":1},"scroll":9,"pathname":"/x"}',
    '{"open":[{"toString":1}],"scroll":9,"pathname":"/x"}',
    '{"open":[],"scroll":{"valueOf":1,"toString":1},"pathname":"/x"}',
    '{"open":[],"scroll":9,"pathname":{"toString":1}}',
  ])('returns nothing for %j', (text) => {
    expect(parseSidebarState(text)).toEqual(EMPTY);
  });
});

import { listStoredItems } from './listStoredItems';

it('lists what a third party stores only where one is set up', () => {
  const keys = (hasAnalytics: boolean) => listStoredItems(hasAnalytics).map(({ key }) => key);
  expect(keys(true)).toContain('_ga');
  expect(keys(false)).not.toContain('_ga');
  expect(keys(false)).toHaveLength(keys(true).length - 1);
});

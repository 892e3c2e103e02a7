import type { CreateDemoStyles } from '../../model/demos/DemoStyles';

/** Nothing, for products whose components have style sheets only. */
export const createDemoStyles: CreateDemoStyles = () => ({
  wrap: (demo) => demo,
  list: () => [],
  remove: () => undefined,
});

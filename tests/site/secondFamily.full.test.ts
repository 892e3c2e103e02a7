import { createFamily } from './harness/createFamily';
import { hashFolder } from './harness/hashFolder';

const BUILD_MS = 600_000;
const NAME = 'brokenDrawing';

describe('a build that fails', () => {
  it(
    'during rendering leaves the former export unchanged',
    () => {
      const family = createFamily(NAME);
      expect(family.run('src/commands/build.ts').code).toBe(0);
      const before = hashFolder(`${family.folder}/out`);
      family.replace(
        'pages/lumen/showcase.tsx',
        '  return (',
        "  if (HOUSES.length > 0) throw new Error('broken while drawn');\n  return (",
      );
      expect(family.run('src/commands/build.ts').code).not.toBe(0);
      expect(hashFolder(`${family.folder}/out`)).toBe(before);
    },
    BUILD_MS,
  );
});

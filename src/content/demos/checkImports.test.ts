import { checkImports } from './checkImports';

const FILE = 'data/products/lumen/pages/lamp/Lamp.tsx';

describe('checkImports', () => {
  it('accepts packages, modules beside the demo and modules of the family', () => {
    const code =
      "import React from 'react';\nimport a from './watts';\nimport b from '../../shared/volts';\n";
    expect(checkImports({ file: FILE, code, modules: {} })).toEqual([]);
  });

  it("tells an import of the site's own source, of a module below the demo as well", () => {
    const code = "import { a } from './watts';\n\nimport { b } from '../../../../../src/constants';\n";
    const watts = 'data/products/lumen/pages/lamp/watts.ts';
    const modules = {
      [watts]: "export { c } from '../../../../../scripts/x';\n",
      'src/constants.ts': "import '../tests/x';",
    };
    expect(checkImports({ file: FILE, code, modules })).toEqual([
      expect.objectContaining({ file: FILE, line: 3, code: 'demo-import' }),
      expect.objectContaining({ file: watts, line: 1, code: 'demo-import' }),
    ]);
  });
});

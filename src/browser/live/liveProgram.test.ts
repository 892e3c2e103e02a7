import { compileDemo } from './compileDemo';
import { listPackages } from './liveProgram';

describe('the packages of a program', () => {
  it('are those that the demo and the modules beside it import, at any time', () => {
    const compile = (text: string) => compileDemo(text).code ?? '';
    const code = compile(
      "import Button from '@mui/material/Button';\nimport { rows } from './rows';\nexport default () => [Button, rows];",
    );
    const modules = { rows: compile("export const rows = import('chance/random');") };
    expect(listPackages({ code, modules }).sort()).toEqual(['@mui/material', 'chance']);
  });
});

import type { SandboxProject } from './buildSandbox';
import { SANDBOX_MAX_CHARACTERS, sandboxForm } from './sandboxForm';

const PROJECT: SandboxProject = {
  title: 'A demo — Lumen',
  description: 'A demo — Lumen',
  files: { 'package.json': '{}', 'src/A.tsx': 'export default 1;' },
  openFile: 'src/A.tsx',
};
const pack = (text: string) => `packed ${text}`;

describe('sandboxForm', () => {
  it('lists every file in a form for StackBlitz', () => {
    expect(sandboxForm('stackblitz', PROJECT, pack)).toEqual({
      action: 'https://stackblitz.com/run?file=src%2FA.tsx',
      fields: {
        'project[title]': 'A demo — Lumen',
        'project[description]': 'A demo — Lumen',
        'project[template]': 'node',
        'project[files][package.json]': '{}',
        'project[files][src/A.tsx]': 'export default 1;',
      },
    });
  });

  it('packs the files into one field for CodeSandbox', () => {
    const { action, fields } = sandboxForm('codesandbox', PROJECT, pack);
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields.query).toBe('file=/src/A.tsx');
    expect(fields.environment).toBe('server');
    expect(JSON.parse((fields.parameters ?? '').slice('packed '.length))).toEqual({
      files: {
        'package.json': { content: '{}', isBinary: false },
        'src/A.tsx': { content: 'export default 1;', isBinary: false },
      },
    });
  });

  it.each(['stackblitz', 'codesandbox'] as const)('rejects a project that is too large for %s', (host) => {
    const files = { a: 'x'.repeat(SANDBOX_MAX_CHARACTERS) };
    expect(() => sandboxForm(host, { ...PROJECT, files }, pack)).toThrow(
      'The project is too large for a sandbox',
    );
  });
});

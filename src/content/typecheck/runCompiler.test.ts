import { listUnreadable } from './runCompiler';
import type { SourceUnit } from './SourceUnit';

const unit = (path: string): SourceUnit => ({ path, code: '', file: path, offset: 0, kind: 'demo' });

describe('listUnreadable', () => {
  it('lists only the modules with syntax errors', () => {
    const units = ['data/Open.tsx', 'data/Tag.tsx', 'data/Typed.tsx', 'data/Fine.tsx'].map(unit);
    const output = [
      "data/Open.tsx(2,26): error TS1005: ')' expected.",
      "data/Open.tsx(3,1): error TS1005: '}' expected.",
      "data/Tag.tsx(4,6): error TS17008: JSX element 'p' has no corresponding closing tag.",
      "data/Typed.tsx(2,9): error TS2322: Type 'string' is not assignable to type 'number'.",
    ].join('\n');
    expect(listUnreadable(output, units).map(({ path }) => path)).toEqual(['data/Open.tsx', 'data/Tag.tsx']);
  });
});

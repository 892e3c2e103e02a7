import { duplicatedPathnameMessage } from './duplicatedPathnameMessage';

describe('duplicatedPathnameMessage', () => {
  it('has the words of the specification, section 8', () => {
    expect(duplicatedPathnameMessage('/a/b')).toBe('Duplicated pathname /a/b in pages');
  });
});

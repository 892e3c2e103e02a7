import { listModalStyles } from './listModalStyles';

describe('listModalStyles', () => {
  it('finds the sheet of the logo in the installed modal', () => {
    expect(listModalStyles()).toEqual([expect.stringContaining('fill:')]);
  });
});

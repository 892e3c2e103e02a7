import { readFileSync } from 'node:fs';
import { listWays, readShape, wayFile } from '../../scripts/sourceShape';

describe('the shape of the source', () => {
  const shape = readShape();

  it('has files that hold a noun each, neither very short nor very long', () => {
    expect(shape.median).toBeGreaterThanOrEqual(50);
    expect(shape.median).toBeLessThanOrEqual(80);
    const { file, lines } = shape.longest;
    expect(lines > 250 ? `${file}: cut its ${lines} lines into files of one noun each` : '').toBe('');
  });

  it('has no short file whose only importer is in its own folder', () => {
    const advice = 'move its code into its only importer; files up to 40 lines need two, or one elsewhere';
    expect(shape.needless.map((file) => `${file}: ${advice}`)).toEqual([]);
  });

  it('has no folder with fewer than three files, unless a style sheet is in it', () => {
    expect(shape.thinFolders.map((folder) => `${folder}: move its files into the folder above`)).toEqual([]);
  });

  it.each([
    ['page', 50],
    ['search', 40],
    ['ad', 25],
    ['build', 20],
  ])('has a way of %s with at most %d modules', (name, most) => {
    expect(listWays()[name]?.length).toBeGreaterThan(0);
    expect(listWays()[name]?.length).toBeLessThanOrEqual(most);
  });

  // A longer list is a decision: `npm run shape -- --write`.
  it.each(Object.entries(listWays()))('has the committed modules on the way of %s', (name, way) => {
    expect(way).toEqual(readFileSync(wayFile(name), 'utf8').trimEnd().split('\n'));
  });
});

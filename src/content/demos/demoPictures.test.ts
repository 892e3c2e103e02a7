import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import { PUBLIC } from '../workspace';
import type { ReportDemo } from './builtDemo';
import { listPictures, PICTURE_KINDS, writePictures } from './demoPictures';
import type { PageDemo } from './pageDemos';

const FILE = 'data/products/x/pages/react-grid/Orders.tsx';

function createDemo(code: string): PageDemo {
  const source = { name: 'Orders', file: FILE, code, modules: {}, specifiers: [] };
  return { page: { productId: 'x' }, source } as unknown as PageDemo;
}

/** The beginning of a PNG of 1280 by 616 pixels. */
function createPng(mark: string): Buffer {
  const png = Buffer.alloc(40);
  png.writeUInt32BE(0x89504e47, 0);
  png.writeUInt32BE(1280, 16);
  png.writeUInt32BE(616, 20);
  png.write(mark, 24);
  return png;
}

describe('pictures of a demo', () => {
  useTestFolder();
  const DEMO = createDemo('export default () => null;');
  const found: string[] = [];
  const report: ReportDemo = ({ code, message, warning }) => found.push(`${code} ${message} ${warning}`);

  beforeEach(() => {
    mkdirSync('data/products/x/pages/react-grid', { recursive: true });
    found.length = 0;
  });

  it('are published with their size in px if each color scheme has a wide one and one of a phone', () => {
    const { current } = listPictures(DEMO);
    for (const kind of PICTURE_KINDS) {
      expect(writePictures(DEMO, report)).toBeUndefined();
      writeFileSync(current[kind], createPng(kind));
    }
    const { pictures, rows } = writePictures(DEMO, report) ?? {};
    expect(rows).toBeUndefined();
    expect(pictures).toMatchObject({ width: 640, height: 308 });
    for (const window of ['wide', 'phone'] as const)
      for (const scheme of ['light', 'dark'] as const) {
        const href = pictures?.[window][scheme];
        expect(readFileSync(PUBLIC.folder + href)).toEqual(createPng(`${scheme}-${window}`));
      }
    expect(found).toEqual([]);
  });

  it('have the rows of its grid beside them, if it has one', () => {
    const { current, rows } = listPictures(DEMO);
    for (const kind of PICTURE_KINDS) writeFileSync(current[kind], createPng(kind));
    const grid = { top: 0, widths: [90], heights: [56, 52], rows: [['Ship'], ['1']] };
    writeFileSync(rows, JSON.stringify(grid));
    expect(writePictures(DEMO, report)?.rows).toEqual(grid);
    writeFileSync(rows, 'null');
    expect(writePictures(DEMO, report)?.rows).toBeUndefined();
    expect(listPictures(DEMO).stale).toEqual([]);
  });

  it('are reported and left out after a change of the demo', () => {
    const { current } = listPictures(DEMO);
    for (const file of Object.values(current)) writeFileSync(file, createPng('old'));
    const changed = createDemo('export default () => 1;');
    expect(writePictures(changed, report)).toBeUndefined();
    expect(found).toEqual([
      `stale-picture Its picture ${current['dark-phone'].split('/').at(-1)} shows an earlier state of the demo true`,
    ]);
    expect(listPictures(changed).stale.toSorted()).toEqual(Object.values(current).sort());
  });

  it('are none of another demo whose name begins with the same letters', () => {
    const { current } = listPictures(DEMO);
    writeFileSync(current['light-wide'].replace('Orders', 'OrdersByDay'), createPng('other'));
    expect(listPictures(DEMO).stale).toEqual([]);
  });
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { useOwnFolder } from '../../../tests/unit/useOwnFolder';
import { PHONES } from '../../model/demos/demo';
import { PUBLIC } from '../workspace';
import type { ReportDemo } from './builtDemo';
import { listPictures, writePictures } from './demoPictures';
import type { PlacedDemo } from './placedDemos';

const FILE = 'data/products/x/pages/react-grid/Orders.tsx';

function createDemo(code: string): PlacedDemo {
  const source = { name: 'Orders', file: FILE, code, modules: {}, specifiers: [] };
  return { page: { productId: 'x' }, source } as unknown as PlacedDemo;
}

/** The beginning of a PNG of 640 by 308 px. */
function createPng(mark: string): Buffer {
  const png = Buffer.alloc(32);
  png.writeUInt32BE(0x89504e47, 0);
  png.writeUInt32BE(640, 16);
  png.writeUInt32BE(308, 20);
  png.write(mark, 24);
  return png;
}

describe('pictures of a demo', () => {
  useOwnFolder();
  const DEMO = createDemo('export default () => null;');
  const found: string[] = [];
  const report: ReportDemo = ({ code, message, warning }) => found.push(`${code} ${message} ${warning}`);

  beforeEach(() => {
    mkdirSync('data/products/x/pages/react-grid', { recursive: true });
    found.length = 0;
  });

  it('are published with their size if each color scheme has one, and one for each phone', () => {
    const { current } = listPictures(DEMO);
    writeFileSync(current.light, createPng('light'));
    writeFileSync(current.dark, createPng('dark'));
    for (const width of PHONES.map((phone) => phone.width)) {
      writeFileSync(current[`light-${width}`], createPng(`${width}`));
      expect(writePictures(DEMO, report)).toBeUndefined();
      writeFileSync(current[`dark-${width}`], createPng(`at ${width}`));
    }
    const pictures = writePictures(DEMO, report);
    expect(pictures).toMatchObject({ width: 640, height: 308 });
    expect(readFileSync(PUBLIC.folder + pictures?.dark)).toEqual(createPng('dark'));
    const inDark = pictures?.phones.map(({ dark }) => readFileSync(PUBLIC.folder + dark));
    expect(inDark).toEqual(['at 360', 'at 375', 'at 390', 'at 412'].map(createPng));
    expect(found).toEqual([]);
  });

  it('are reported and left out after a change of the demo', () => {
    const { current } = listPictures(DEMO);
    for (const file of Object.values(current)) writeFileSync(file, createPng('old'));
    const changed = createDemo('export default () => 1;');
    expect(writePictures(changed, report)).toBeUndefined();
    expect(found).toEqual([
      `stale-picture Its picture ${current['dark-360'].split('/').at(-1)} shows an earlier state of the demo true`,
    ]);
    expect(listPictures(changed).stale.toSorted()).toEqual(Object.values(current).sort());
  });

  it('are none of another demo whose name begins with the same letters', () => {
    const { current } = listPictures(DEMO);
    writeFileSync(current.light.replace('Orders', 'OrdersByDay'), createPng('other'));
    expect(listPictures(DEMO).stale).toEqual([]);
  });
});

import { appendFileSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AuditInput, createLinkTable } from '../src/checks/export/audit';
import type { SeenDocument } from '../src/checks/export/ExportedDocument';
import type { OutputPage } from '../src/model/outputs/OutputPage';
import type { ExportOrder } from './completeShare';
import type { ExportPlan } from './keptExport';
import { useOwnFolder } from '../tests/unit/useOwnFolder';
import { keepDocuments, readKeptDocuments } from './keptDocuments';

useOwnFolder();

const FILE = 'a/index.html';
const NEEDED = '/a/picture.svg';

/** Next drew the document from these props, in this build or in an earlier one. */
const plan = (props = 'props', key = 'key', kept: readonly string[] = ['/a/']): ExportPlan => ({
  drawn: [],
  kept,
  list: { key, pages: { '/a/': props } },
});
const page = (title: string) => ({ route: '/a/', title }) as OutputPage;
const redirect = (to: string) => ({ from: '/a/', to, fragments: {}, pageStays: true, byHost: true });
function order(changes: Partial<AuditInput> = {}, style = 'one'): ExportOrder {
  const input = { pages: [page('A')], redirects: [], sizes: new Map([[NEEDED, 1]]), ...changes };
  return {
    folder: 'staging',
    policy: { policy: { style }, scripts: new Map() } as unknown as ExportOrder['policy'],
    input: input as unknown as AuditInput,
  };
}
const seen: SeenDocument = {
  file: FILE,
  route: '/a/',
  title: 'A',
  isRedirect: false,
  isSound: true,
  asked: [NEEDED],
  links: [0],
  ids: ' a ',
  anchors: [],
  alternates: [],
};

/** Leaves a build whose one document is complete, and a later one's export in which it is drawn. */
function buildOnce(facts: SeenDocument = seen): void {
  for (const name of ['staging/a', 'later/a']) mkdirSync(name, { recursive: true });
  writeFileSync(`staging/${FILE}`, 'complete');
  const links = createLinkTable();
  links.numberOf('/b/');
  const known = { url: '/a/', file: FILE, bytes: 8, sha256: '0', needs: [] };
  keepDocuments(plan(), order(), { links, documents: new Map([['/a/', facts]]) }, [known]);
  renameSync('staging', 'out');
  writeFileSync(`later/${FILE}`, 'drawn');
  renameSync('later', 'staging');
}
const place = (changed: ExportOrder = order(), later: ExportPlan = plan()) =>
  readKeptDocuments(later).place(changed).documents.length;

describe('a document that an earlier build has completed', () => {
  it('is taken over with all that is known of it, where nothing has changed', () => {
    buildOnce();
    const kept = readKeptDocuments(plan());
    const { audit, documents } = kept.place(order());
    expect(kept.count).toBe(1);
    expect(audit).toEqual({ problems: [], documents: [seen], hrefs: ['/b/'] });
    expect(documents).toEqual([{ url: '/a/', file: FILE, bytes: 8, sha256: '0', needs: [] }]);
    expect(statSync(`staging/${FILE}`).ino).toBe(statSync(`out/${FILE}`).ino);
  });

  it.each<readonly [string, ExportOrder]>([
    ['the security policy', order({}, 'two')],
    ['what is known of its page', order({ pages: [page('B')] })],
    ['a redirect of its fragments', order({ redirects: [redirect('/b/')] })],
    ['a file that the rules have looked for', order({ sizes: new Map() })],
    ['the header of all documents', order({ headerPolicy: 'x' })],
  ])('is not where %s is another one', (_case, changed) => {
    buildOnce();
    expect(place(changed)).toBe(0);
    expect(statSync(`staging/${FILE}`).size).toBe('drawn'.length);
  });

  it('is not where Next has drawn it anew', () => {
    buildOnce();
    expect(place(order(), plan('props', 'key', []))).toBe(0);
  });

  it.each([
    ['its own props', plan('other')],
    ['anything that all are drawn from', plan('props', 'other')],
  ])('is not where a build that was stopped has drawn it from other ones: %s', (_case, later) => {
    buildOnce();
    expect(place(order(), later)).toBe(0);
  });

  it('is not where the rules have found something in it, since that is to be told again', () => {
    buildOnce({ ...seen, isSound: false });
    expect(place()).toBe(0);
  });

  it('is not where somebody has written into the output', () => {
    buildOnce();
    appendFileSync(`out/${FILE}`, '!');
    expect(place()).toBe(0);
  });

  it('is not where the output is gone, or the list is cut off', () => {
    buildOnce();
    writeFileSync('.cache/documents.json', '{"hrefs":');
    expect(place()).toBe(0);
    rmSync('out', { recursive: true });
    expect(place()).toBe(0);
  });
});

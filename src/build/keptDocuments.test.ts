import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AuditInput, createLinkTable } from '../checks/export/audit';
import type { SeenDocument } from '../checks/export/ExportedDocument';
import { describeFile } from '../content/offline/FileFacts';
import type { OutputPage } from '../model/outputs/OutputPage';
import type { ExportPlan } from './keptPages';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { type ExportOrder, keepDocuments, readKeptDocuments } from './keptDocuments';
import { CACHE, OUT } from '../content/workspace';

useTestFolder();

const FILE = 'a/index.html';
const NEEDED = '/a/picture.svg';

/** Next rendered the document from these props, in this build or an earlier one. */
const plan = (props = 'props', key = 'key', kept: readonly string[] = ['/a/']): ExportPlan => ({
  drawn: [],
  kept,
  alwaysDrawn: [],
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

/** Creates a complete build of one document, and the export of a later build that rendered it. */
function buildOnce(facts: SeenDocument = seen): void {
  for (const name of ['staging/a', 'later/a']) mkdirSync(name, { recursive: true });
  writeFileSync(`staging/${FILE}`, 'complete');
  const links = createLinkTable();
  links.numberOf('/b/');
  const known = { ...describeFile(FILE, 'complete'), needs: [] };
  keepDocuments(plan(), order(), { links, documents: new Map([['/a/', facts]]) }, [known]);
  renameSync('staging', OUT);
  writeFileSync(`later/${FILE}`, 'drawn');
  renameSync('later', 'staging');
}
const place = (changed: ExportOrder = order(), later: ExportPlan = plan()) =>
  readKeptDocuments(later).reuse(changed).documents.length;

describe('a document that an earlier build has completed', () => {
  it('is reused with all its facts if nothing has changed', () => {
    buildOnce();
    const kept = readKeptDocuments(plan());
    const { audit, documents } = kept.reuse(order());
    expect(kept.count).toBe(1);
    expect(audit).toEqual({ problems: [], documents: [seen], hrefs: ['/b/'] });
    expect(documents).toEqual([{ ...describeFile(FILE, 'complete'), needs: [] }]);
    expect(statSync(`staging/${FILE}`).ino).toBe(statSync(`${OUT}/${FILE}`).ino);
  });

  it.each<readonly [string, ExportOrder]>([
    ['the security policy', order({}, 'two')],
    ['the facts about its page', order({ pages: [page('B')] })],
    ['a redirect of its fragments', order({ redirects: [redirect('/b/')] })],
    ['a file that the rules look for', order({ sizes: new Map() })],
    ['the header of all documents', order({ headerPolicy: 'x' })],
  ])('is not reused if %s has changed', (_case, changed) => {
    buildOnce();
    expect(place(changed)).toBe(0);
    expect(statSync(`staging/${FILE}`).size).toBe('drawn'.length);
  });

  it('is not reused if Next has rendered it again', () => {
    buildOnce();
    expect(place(order(), plan('props', 'key', []))).toBe(0);
  });

  it.each([
    ['its own props', plan('other')],
    ['anything that all documents are rendered from', plan('props', 'other')],
  ])('is not reused if a stopped build has rendered it from something else: %s', (_case, later) => {
    buildOnce();
    expect(place(order(), later)).toBe(0);
  });

  it('is not reused if the rules have reported a problem in it, which must be reported again', () => {
    buildOnce({ ...seen, isSound: false });
    expect(place()).toBe(0);
  });

  it.each(['complete!', 'completf', 'compl', ''])('is not reused if its file has become "%s"', (bytes) => {
    buildOnce();
    writeFileSync(`${OUT}/${FILE}`, bytes);
    expect(place()).toBe(0);
  });

  it('is not reused if the output is missing, or the list is truncated', () => {
    buildOnce();
    writeFileSync(CACHE.documents, readFileSync(CACHE.documents, 'utf8').slice(0, -1));
    expect(place()).toBe(0);
    rmSync(OUT, { recursive: true });
    expect(place()).toBe(0);
  });
});

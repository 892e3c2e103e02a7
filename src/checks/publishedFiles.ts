import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { findFileFault, kindOfName } from '../content/fileFault';
import { copyToFile, isCopyOf } from '../content/outputs/compressedFiles';
import { listPublicEntries, type PublicEntry } from '../content/outputs/exportedFiles';
import type { SiteContent } from '../content/pageData/SiteContent';
import { DATA, PUBLIC } from '../content/workspace';
import type { Problem } from '../model/Problem';

/** The only folder of a site whose name begins with a dot (https://www.rfc-editor.org/rfc/rfc8615). */
const WELL_KNOWN = '.well-known';

interface Refusal {
  readonly names: RegExp;
  readonly message: string;
  readonly hint: string;
}

const REMOVE = 'remove it';
const KEY_HINT = 'remove it, and replace the key if it was ever committed or published';

/** Files and folders that get into `public/` by mistake. */
const REFUSED: readonly Refusal[] = [
  {
    names: /^\./,
    message: 'Names that begin with a dot are not published',
    hint: `remove it, or put it into ${WELL_KNOWN}/`,
  },
  {
    names: /^(?:node_modules|__MACOSX)$/i,
    message: 'The folder is not part of a site',
    hint: REMOVE,
  },
  {
    names: /^(?:(?:eh)?thumbs(?:_\w+)?\.db|desktop\.ini|icon\r)$/i,
    message: 'The file belongs to a file manager',
    hint: REMOVE,
  },
  {
    names: /~$|^#.*#$|^~\$|\.(?:bak|old|save|orig|rej|tmp|temp|sw[a-p]|part|crdownload)$/i,
    message: 'The file is a backup, or was not finished',
    hint: REMOVE,
  },
  {
    names: /^(?:npm-debug|yarn-(?:debug|error)|pnpm-debug|lerna-debug)\.log/i,
    message: 'The file is a log of a package manager',
    hint: REMOVE,
  },
  {
    names: /\.(?:key|pem|p12|pfx|jks|keystore|kdbx|ppk)$|^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/i,
    message: 'The file may be a private key',
    hint: KEY_HINT,
  },
  {
    names: /\.env$/i,
    message: 'The file may contain secrets',
    hint: 'remove it, and replace the secrets if it was ever committed or published',
  },
  {
    // Control characters, what Windows can't have, and names whose bytes are not UTF-8.
    names: /[\p{Cc}\\:*?"<>|\uFFFD]|[. ]$/u,
    message: 'The name can not be served everywhere',
    hint: 'rename it, with letters, digits, dots, hyphens and underscores',
  },
];

/** A key in PEM or of PGP, which may begin with lines such as `Version: GnuPG v2.0.22 (GNU/Linux)`. */
const KEY =
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----(?:\\[rn]|\s)+(?:[A-Z]\w*: [^\r\n\\]*(?:\\[rn]|[\r\n])(?:\\[rn]|\s)*)*[\w+/=:,\s-]{40}/;

/** Number of bytes that are read of files whose kind is not checked. */
const HEAD_BYTES = 8192;

function readBytes(file: string): Buffer {
  if (kindOfName(file)) return readFileSync(file);
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}

const problemOf = (file: string, fault: Pick<Problem, 'code' | 'message' | 'hint'>, line = 1): Problem => ({
  file,
  line,
  column: 1,
  ...fault,
});

/** Returns the first part of a path that must not be published, and why. */
function findRefusal({
  path,
  kind,
}: PublicEntry): { readonly path: string; readonly refusal: Refusal } | undefined {
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const isFolder = index < segments.length - 1 || kind === 'folder';
    if (index === 0 && segment === WELL_KNOWN && isFolder) continue;
    const refusal = REFUSED.find(({ names }) => names.test(segment));
    if (refusal) return { path: segments.slice(0, index + 1).join('/'), refusal };
  }
  return undefined;
}

/** Reports the names in `public/` that must not or can't be published. A folder is reported once. */
export function checkPublicNames(entries: readonly PublicEntry[] = listPublicEntries()): Problem[] {
  const found = new Map<string, Problem>();
  for (const entry of entries) {
    const { path: refused = entry.path, refusal } = findRefusal(entry) ?? {};
    const file = `${PUBLIC.folder}/${refused}`;
    if (refusal) {
      found.set(
        refused,
        problemOf(file, { code: 'unpublishable', message: refusal.message, hint: refusal.hint }),
      );
    } else if (entry.kind === 'other') {
      const message = 'The entry is neither a file nor a folder';
      found.set(refused, problemOf(file, { code: 'unpublishable', message, hint: REMOVE }));
    }
  }
  return [...found.values()];
}

/** Reports what is wrong with the bytes of a file that is going to be published. */
function checkBytes(file: string, isInlined: boolean): Problem[] {
  const bytes = readBytes(file);
  if (KEY.test(bytes.toString('latin1'))) {
    const message = 'The file contains a private key';
    return [problemOf(file, { code: 'unpublishable', message, hint: KEY_HINT })];
  }
  const { at = 0, ...fault } = findFileFault(file, bytes, isInlined) ?? {};
  return 'code' in fault
    ? [problemOf(file, fault, bytes.subarray(0, at).toString('latin1').split('\n').length)]
    : [];
}

/**
 * Reports the compressed copies among files that do not hold the file beside them. `checkServed` reports those of
 * files that the build writes.
 */
function checkCopies(files: readonly string[]): Problem[] {
  const beside = new Set(files);
  return files.flatMap((file) => {
    const plain = copyToFile(file);
    if (!plain || !beside.has(plain) || isCopyOf(file, readFileSync(file), readFileSync(plain))) return [];
    const message = `Hosts would send other content than that of ${plain}`;
    const hint = 'remove it, or compress the file again; the build compresses texts by itself';
    return [problemOf(file, { code: 'wrong-copy', message, hint })];
  });
}

/** Lists the pictures and fonts of the family. Its JSON is checked with its modules. */
function listFamilyFiles(): string[] {
  return readdirSync(DATA.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['JSON', undefined].includes(kindOfName(entry.name)))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

/**
 * Checks what is published as it is: the files of `public/`, the pictures of the family, and those that the pages
 * in the folders of products name. Reports names that must not or can't be published, files that are not whole
 * or not of the kind that their name says, and compressed copies of other content.
 */
export function checkPublishedFiles({ pages }: Pick<SiteContent, 'pages'>): Problem[] {
  const names = checkPublicNames();
  const refused = names.map(({ file }) => file);
  const served = listPublicEntries()
    .filter(({ kind }) => kind === 'file')
    .map(({ path }) => `${PUBLIC.folder}/${path}`)
    // The build writes these again.
    .filter((file) => !file.startsWith(`${PUBLIC.search}/`))
    .filter((file) => !refused.some((path) => file === path || file.startsWith(`${path}/`)));
  const linked = new Set([...pages.values()].map((page) => page.linked));
  const pictures = [...linked].flatMap((files) => Object.keys(files?.files ?? {})).filter(kindOfName);
  const others = [...new Set([...listFamilyFiles(), ...pictures])];
  return [
    ...names,
    ...served.flatMap((file) => checkBytes(file, false)),
    ...checkCopies(served),
    ...others.flatMap((file) => checkBytes(file, file.startsWith(`${DATA.products}/`))),
  ];
}

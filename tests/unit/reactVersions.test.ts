import { readdirSync, readFileSync } from 'node:fs';

/** What React 17, the oldest version that the packages accept, does not have, by the version that brought it. */
const SINCE: readonly (readonly [version: number, RegExp])[] = [
  [
    18,
    /\b(?:useId|useDeferredValue|useSyncExternalStore|useInsertionEffect|createRoot|hydrateRoot|renderToPipeableStream)\b/,
  ],
  [19, /\b(?:useTransition|startTransition|useActionState|useOptimistic|useFormStatus)\b|\bReact\.use\(/],
];

const FENCE = /^```(?:[jt]sx?)\b[^\n]*\n([\s\S]*?)^```$/gm;

/** Returns the versions of React that the snippets of a page need and its text does not name. */
function listUnnamed(text: string): number[] {
  const snippets = [...text.matchAll(FENCE)].map(([, code = '']) => code).join('\n');
  const prose = text.replace(FENCE, '');
  return SINCE.flatMap(([version, names]) =>
    names.test(snippets) && !prose.includes(`React ${version}`) ? [version] : [],
  );
}

it('finds a snippet whose page does not say which React it needs', () => {
  expect(listUnnamed('Text\n\n```tsx\nconst id = useId();\n```\n')).toEqual([18]);
  expect(listUnnamed('It needs React 18.\n\n```tsx\nconst id = useId();\n```\n')).toEqual([]);
  expect(listUnnamed('`useId` makes ids.\n')).toEqual([]);
});

it('every page names the version of React that its snippets need', () => {
  const pages = readdirSync('data/products', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  expect(pages).not.toEqual([]);
  const silent = pages.flatMap((file) => {
    const versions = listUnnamed(readFileSync(`data/products/${file}`, 'utf8'));
    return versions.map((version) => `${file}: React ${version}`);
  });
  expect(silent).toEqual([]);
});

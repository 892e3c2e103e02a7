import { EXAMPLE_LABELS } from '../../../tests/unit/exampleLabels';
import { createLazyText, isParsed } from './lazyText';
import type { PageContext } from './PageContext';
import { parseFacts, parsePage } from './parsePage';

const CONTEXT: PageContext = { file: 'a.md', languageCode: 'en', repository: '', labels: EXAMPLE_LABELS };

/** Texts with whether their beginning tells what other pages say of them. */
const TEXTS: readonly (readonly [boolean, string])[] = [
  [true, '---\ntitle: T\ndescription: D.\n---\n\nText.\n'],
  [
    true,
    '---\ncomponents: Button\n---\n\n# A *b* `c`\n\n<p class="description">D *e*.</p>\n\n## S\n\nText.\n',
  ],
  [true, '# A\n\nThe first text. It has two sentences.\n\n## S\n'],
  [true, '---\ntitle: T\n---\n\n# T\n\n<p class="description">D.</p>\n\n```bash\n## no section\n```\n'],
  [false, '# A\n\n```bash\n## no section\n```\n\nThe first text.\n'],
  [false, '# A [b][c]\n\n<p class="description">D.</p>\n\n## S\n\n[c]: /d/\n'],
  [false, '## S\n\n# A\n\nText.\n'],
  [false, '# A\n\nText.\n\n## S\n\n<p class="description">D.</p>\n'],
  [true, '# A\n\nText\n##of one paragraph.\n'],
  [false, '---\ntitle: T\n\n# A\n\nText.\n'],
  [false, '---\ntitle: T\ndescription: D.\nunknown: x\n---\n\nText.\n'],
  [false, ''],
];

describe('parseFacts', () => {
  it.each(TEXTS)('tells (%p) what the whole text does: %j', (isTold, text) => {
    const { frontMatter, title, description } = parsePage(text, CONTEXT);
    expect(parseFacts(text, CONTEXT)).toEqual(isTold ? { frontMatter, title, description } : undefined);
  });
});

describe('createLazyText', () => {
  it.each(TEXTS)('is the parsed text, whatever is asked for first (%p): %j', (isTold, text) => {
    const parse = jest.fn(() => parsePage(text, CONTEXT));
    const lazy = createLazyText(parse, () => parseFacts(text, CONTEXT));
    const whole = parsePage(text, CONTEXT);
    expect([lazy.title, lazy.description, lazy.frontMatter]).toEqual([
      whole.title,
      whole.description,
      whole.frontMatter,
    ]);
    expect(isParsed(lazy)).toBe(!isTold);
    expect([lazy.blocks, lazy.headings, lazy.h1, lazy.problems]).toEqual([
      whole.blocks,
      whole.headings,
      whole.h1,
      whole.problems,
    ]);
    expect(isParsed(lazy)).toBe(true);
    expect(parse).toHaveBeenCalledTimes(1);
  });
});

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { formatProblem } from '../../model/Problem';
import { readTranslations } from '../interfaceTexts';
import { htmlToMarkdown } from '../outputs/markdown/htmlMarkdown';
import { createStore } from '../store';
import { drawApiPage } from './drawApiPage';
import { extractApi } from './extractApi';
import { createTinyProject, tinySource } from './golden/tinyFamily';

/** Tests what comments say from a package's declarations to its pages. The compiler takes a second. */
jest.setTimeout(120_000);

const DECLARATIONS = `
import * as React from 'react';

/** Props. */
export interface BlockNoteProps {
  /** Icons come from the package @mui/icons-material, see its page. */
  icon?: string;
  /** Write \`{@link BlockNote}\` to link {@link BlockNote.text} or {@link Row}. */
  link?: string;
  /**
   * @remarks Only remarks here.
   */
  remarks?: string;
  /**
   * An object.
   * @default {
   *   first: 1, // one
   *   second: '2',
   * }
   */
  multi?: object;
  /** {@inheritDoc BlockNoteProps.icon} */
  sameIcon?: string;
  /** {@inheritDoc Nowhere} */
  lost?: string;
  /** To the right. {@inheritDoc BlockNoteProps.right} */
  left?: string;
  /** To the left. {@inheritDoc BlockNoteProps.left} */
  right?: string;
  /**
   * How many.
   * @default 1
   * @default 2
   */
  count?: number;
  /**
   * A text.
   *
   * | a | b |
   * | - | - |
   * | 1 | 2 |
   *
   * @since 2.1
   * @example Short
   * \`\`\`tsx
   * @decorated
   * <BlockNote text="a" />
   * \`\`\`
   */
  text?: string;
  /** Asks the browser. */
  ask?: typeof window.matchMedia;
  /**
   * Called when it changes.
   *
   * @param value The value:
   *
   *   - one
   *   - two
   * @param gone The former one.
   * @returns Whether it may.
   *
   *   Or a promise of it.
   */
  onChange?: (value: string) => boolean;
}
/**
 * First paragraph.
 *
 * Second paragraph with a list:
 *
 * - one
 * - two
 *
 * \`\`\`tsx
 * <BlockNote text="a" />
 * \`\`\`
 *
 * @throws {TypeError} Without a text.
 */
export declare function BlockNote(props: BlockNoteProps): React.JSX.Element;
/** With a number. @see {@link useTwoForms} @deprecated Count yourself. */
export declare function BlockNote(props: BlockNoteProps & { count: number }): React.JSX.Element;

/**
 * First form.
 * @param key The key.
 * @deprecated Give a fallback.
 */
export declare function useTwoForms(key: string): string;
/**
 * Second form, with a fallback.
 * @param key The key.
 * @param fallback Given if there is none.
 */
export declare function useTwoForms(key: string, fallback: number): number;

/** @typeParam K - The key. */
export interface TableProps<R, K> {
  rows: R[];
  keys: K[];
}
/**
 * A table.
 * @template [R=string] Its rows.
 *
 * Or *lines*.
 * @template X - Nothing.
 */
export declare function Table<R extends object = object, K = string>(props: TableProps<R, K>): React.JSX.Element;

export interface Row {
  /** Its number. */
  at(index: number): string;
  /**
   * Its name.
   * @param name In capitals.
   */
  at(name: string, exact: boolean): number;
}

/**
 * How it moves.
 * @deprecated Use a string.
 */
export declare enum Motion { Slow }
export interface GateProps<
  /** What it carries. */
  Load,
  Color,
> {
  load?: Load;
  color?: Color;
  motion?: Motion;
  /**
   * Called when it opens.
   * @param event What opened it.
   */
  onOpen?: (
    /** Its target is the handle. */
    event: Event,
    /**
     * How wide it is.
     *
     * - one
     * @default 1
     */
    width?: number,
    /** @deprecated Use \`width\`. */
    size?: number,
  ) => void;
  slots?: {
    /** The handle. */
    handle?: React.ElementType;
    /** The lock. */
    lock?: React.ElementType;
  };
  slotProps?: {
    /** They are those of a button. */
    handle?: object;
    /** The lock. */
    lock?: object;
    /** The hinge. */
    hinge?: object;
  };
}
/**
 * A wide door.
 * @typeParam Load The load.
 */
export declare function Gate<
  /**
   * What it carries.
   *
   * - cars
   */
  Load extends object, /** Its color. */ Color,
>(props: GateProps<Load, Color>): React.JSX.Element;
`;

const root = createTinyProject({ 'index.d.ts': DECLARATIONS });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { units, problems } = extractApi(
  [{ ...tinySource, noPage: [], noPageModules: [], unavailable: [], internal: [] }],
  root,
  createStore(join(root, 'cache')),
);
const texts = readTranslations(['en']).translations.get('en') ?? {};
const unitOf = (name: string): ApiUnit => {
  const unit = units.find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`no ${name}`);
  return unit;
};
const note = unitOf('BlockNote');
const propOf = (name: string) => note.props.find((prop) => prop.name === name);
const draw = (unit: ApiUnit, relink = (markdown: string) => markdown) => {
  const { start, html } = drawApiPage(unit, [], texts, relink);
  return start + html;
};

describe('the comments of a package', () => {
  it('keep at signs, code and remarks', () => {
    expect(propOf('icon')?.description).toBe(
      'Icons come from the package @mui/icons-material, see its page.',
    );
    expect(propOf('link')?.description).toBe(
      'Write `{@link BlockNote}` to link [`BlockNote.text`](/tiny/api/block-note/#block-note-prop-text) or [`Row`](/tiny/api/row/).',
    );
    expect(propOf('remarks')?.description).toBe('Only remarks here.');
  });

  it('give defaults that are valid in one line', () => {
    expect(propOf('multi')?.default).toBe("{ first: 1, /* one */ second: '2', }");
  });

  it('have one default; a second one is a warning at its place', () => {
    expect(propOf('count')?.default).toBe('1');
    expect(problems.filter(({ code }) => code === 'second-default').map(formatProblem)).toEqual([
      'node_modules/@tiny/ui/index.d.ts:35:3 warning second-default @tiny/ui: the comment has several default values: 1 and 2 (keep one; the page has the first)',
    ]);
  });

  it('inherit texts; one that does not exist is a warning at its place', () => {
    expect(propOf('sameIcon')?.description).toBe(propOf('icon')?.description);
    expect(propOf('lost')?.description).toBe('');
    expect(problems.filter(({ code }) => code === 'unknown-inherited-text').map(formatProblem)).toEqual([
      expect.stringMatching(
        /^node_modules\/@tiny\/ui\/index\.d\.ts:25:3 warning unknown-inherited-text @tiny\/ui: .*"Nowhere"/,
      ),
    ]);
  });

  it('inherit nothing in a circle, which is a warning at each place', () => {
    expect(propOf('left')?.description).toBe('To the right.\n\nTo the left.');
    expect(problems.filter(({ code }) => code === 'circular-inherited-text').map(formatProblem)).toEqual([
      'node_modules/@tiny/ui/index.d.ts:27:3 warning circular-inherited-text @tiny/ui: the comment inherits the text of "BlockNoteProps.left" in a circle (write the text at one of the declarations)',
      'node_modules/@tiny/ui/index.d.ts:29:3 warning circular-inherited-text @tiny/ui: the comment inherits the text of "BlockNoteProps.right" in a circle (write the text at one of the declarations)',
    ]);
  });

  it('are there for each form of a function', () => {
    const hook = unitOf('useTwoForms');
    expect(hook).toMatchObject({
      description: 'First form.',
      signatures: [
        { arguments: [{ description: 'The key.' }], deprecated: { reason: 'Give a fallback.' } },
        {
          description: 'Second form, with a fallback.',
          arguments: [
            { name: 'key', description: 'The key.' },
            { name: 'fallback', description: 'Given if there is none.' },
          ],
        },
      ],
    });
    expect(hook).not.toHaveProperty('deprecated');
    expect(unitOf('Row').props[0]).toMatchObject({
      description: 'Its number.',
      overloads: [
        { text: '(index: number) => string' },
        { description: 'Its name.', arguments: [{ description: 'In capitals.' }, { name: 'exact' }] },
      ],
    });
    expect(note.signatures).toMatchObject([
      { notes: [{ kind: 'throws', text: '`TypeError` Without a text.' }] },
      {
        description: 'With a number.',
        deprecated: { reason: 'Count yourself.' },
        notes: [{ kind: 'see', text: '[`useTwoForms`](/tiny/api/use-two-forms/)' }],
      },
    ]);
    expect(note).not.toHaveProperty('notes');
    expect(propOf('ask')?.signature).not.toHaveProperty('description');
    expect(note).not.toHaveProperty('deprecated');
  });
});

describe('comments inside of a type', () => {
  const gate = unitOf('Gate');
  const html = draw(gate);

  it('belong to the parameters below them', () => {
    expect(gate.props.find(({ name }) => name === 'onOpen')?.signature?.arguments).toMatchObject([
      { name: 'event', description: 'What opened it.\n\nIts target is the handle.' },
      { name: 'width', description: 'How wide it is.\n\n- one\n\n(`= 1`)' },
      { name: 'size', description: 'Use `width`.' },
    ]);
  });

  it('belong to the type parameters below them', () => {
    expect(gate.generics).toMatchObject([
      { name: 'Load', description: 'The load.\n\nWhat it carries.\n\n- cars' },
      { name: 'Color', description: 'Its color.' },
    ]);
  });

  it('are there for a slot and for its props, once if they are the same', () => {
    expect(gate.slots.map(({ description, propsDescription }) => [description, propsDescription])).toEqual([
      ['The handle.', 'They are those of a button.'],
      ['The hinge.', undefined],
      ['The lock.', undefined],
    ]);
    expect(html).toMatch(/<code>slotProps\.handle<\/code> .*They are those of a button\./s);
  });

  it('say that an enum is deprecated', () => {
    expect(html).toMatch(/Enum Motion.*role="note"[^>]*><p>Use a string\.<\/p>.*<p>How it moves\./s);
  });
});

describe('the page of a unit', () => {
  const html = draw(note);
  const bodyOf = (name: string) =>
    new RegExp(`<li id="block-note-prop-${name}">.*?(?=<li id=|</section>)`, 's').exec(html)?.[0] ?? '';

  it('has the blocks of its description', () => {
    expect(html).toContain('<p>First paragraph.</p>');
    expect(html).toMatch(/<ul>\s*<li>one<\/li>/);
    expect(html).toMatch(/<code class="language-tsx"><span class="hljs-tag">/);
  });

  it('has the blocks, tables and examples of a prop, with highlighted code', () => {
    expect(bodyOf('text')).toMatch(/<table>.*<td>2<\/td>/s);
    expect(bodyOf('text')).toContain('<strong>Since</strong> <span>2.1</span>');
    expect(bodyOf('text')).toContain('<strong>Example</strong> <span>Short</span> <div><div class="code');
    expect(bodyOf('text')).toContain('@decorated');
  });

  it('has the blocks of arguments and results, and of arguments that the type lacks', () => {
    expect(bodyOf('onChange')).toMatch(/<code>value<\/code> <div><p>The value:<\/p>\s*<ul>\s*<li>one<\/li>/);
    expect(bodyOf('onChange')).toMatch(
      /Returns <div><p>Whether it may\.<\/p>\s*<p>Or a promise of it\.<\/p>/,
    );
    expect(bodyOf('onChange')).toContain(
      '<strong>Parameter</strong> <code>gone</code> <span>The former one.</span>',
    );
  });

  it('has all of them in its Markdown copy', () => {
    const markdown = htmlToMarkdown(html, (href) => href);
    expect(markdown).toContain('- one\n- two');
    expect(markdown).toMatch(/```tsx\n +@decorated\n +<BlockNote text="a" \/>\n +```/);
    expect(markdown).toContain('**Since** 2.1');
    expect(markdown).toContain('| 1 | 2 |');
    expect(htmlToMarkdown(draw(unitOf('useTwoForms')), (href) => href)).toContain('Given if there is none.');
  });

  it('has the texts of type parameters, and of those that the type lacks', () => {
    const table = draw(unitOf('Table'));
    expect(table).toMatch(/<li id="table-type-R">.*<p>Its rows\.<\/p>\s*<p>Or <em>lines<\/em>\.<\/p>/s);
    expect(table).toMatch(/<li id="table-type-K">.*<p>The key\.<\/p>/s);
    expect(table.match(/Its rows/g)).toHaveLength(1);
    expect(table).toContain('<strong>Parameter</strong> <code>X</code> <span>Nothing.</span>');
  });

  it('rewrites links outside of code only', () => {
    const relinked = draw({ ...note, description: '[a](/a/) `[a](/a/)`\n\n```\n[a](/a/)\n```' }, (markdown) =>
      markdown.replaceAll('/a/', '/b/'),
    );
    expect(relinked).toContain('<a href="/b/">a</a> <code>[a](/a/)</code>');
    expect(relinked).toContain('<code class="language-text">[a](/a/)');
  });
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { SITE_BORDER_RADIUS_PX } from '../../constants';
import { hashText } from '../pageData/writeHashed';
import { createRulePicker } from '../styles/rulePicker';
import { listNames, readNames, type HasName } from '../styles/htmlNames';
import { createVariableTrimmer } from '../styles/variableTrimmer';

/** Style sheets that the bundler gives to every page, one after the other. */
const RUN = /(?:<link rel="stylesheet" href="\/_next\/[^"]+\.css" data-n-g=""\/>)+/;
/** A sheet that stands in the document needs no announcement there. */
const PRELOAD = /<link rel="preload" href="\/_next\/[^"]+\.css" as="style"\/>/g;
/** Style sheets that a document holds already: the order of the layers, and the sheet of its demos or API reference. */
const HELD = /<style(?: data-page="")?>(.*?)<\/style>/gs;
/** The whole sidebar, which may be put in the place of its part before the frame's whole sheet is there. */
const WHOLE_SIDEBAR = / data-nav-href="([^"]+)"/;

/** What the bundler's compiler writes for `light-dark()`, which the frame does not use. */
const LIGHT_DARK = /--lightningcss-(?:light|dark):[^;}]*;/g;

/** Written out in documents: a score of their rules read it, and never another value. */
const RADIUS = 'var(--site-radius)';

interface Sheet {
  readonly href: string;
  /** What the parts of a document need of it. */
  readonly pick: (parts: readonly HasName[]) => string;
}

/**
 * Makes one sheet of those that a document holds and of what it needs of the frame's, and puts it into the head, so
 * that the document waits for no request. Returns what does that to a document. The whole of the sheets is written as
 * one file, in their order; the boot finds its address in `data-sheet` and asks for it before the runtime starts.
 * @param folder the export, below which the whole sheet is written
 */
export function createSheetInliner(folder: string): (html: string) => string {
  const sheets = new Map<string, Sheet>();
  const trimVariables = createVariableTrimmer();
  const sidebars = new Map<string, HasName>();
  const readSidebar = (html: string): HasName => {
    const href = WHOLE_SIDEBAR.exec(html)?.[1];
    if (href === undefined) return () => false;
    let sidebar = sidebars.get(href);
    if (sidebar === undefined) {
      const file = folder + href;
      const text = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { html: string }).html : '';
      sidebar = readNames(text);
      sidebars.set(href, sidebar);
    }
    return sidebar;
  };
  /** The sheet of the API reference is the same for all its pages. */
  const pickers = new Map<string, ReturnType<typeof createRulePicker>>();
  const pickHeld = (text: string, document: HasName): string => {
    const picker = pickers.get(text) ?? createRulePicker(text);
    pickers.set(text, picker);
    return picker.pick(listNames([document], picker.names));
  };
  const join = (links: string): Sheet => {
    const hrefs = [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const text = hrefs.map((href) => readFileSync(`${folder}${href}`, 'utf8').trim()).join('\n');
    const href = `${posix.dirname(hrefs[0] ?? '')}/${hashText(text)}.css`;
    if (!existsSync(`${folder}${href}`)) writeFileSync(`${folder}${href}`, text);
    const rules = text.replaceAll(RADIUS, `${SITE_BORDER_RADIUS_PX}px`);
    const { names, pick } = createRulePicker(
      text.includes('var(--lightningcss-') ? rules : rules.replace(LIGHT_DARK, ''),
    );
    const picked = new Map<string, string>();
    return {
      href,
      pick: (parts) => {
        const found = listNames(parts, names);
        const key = [...found].join(' ');
        const known = picked.get(key) ?? pick(found);
        picked.set(key, known);
        return known;
      },
    };
  };
  return (html) => {
    const plain = html.replace(PRELOAD, '');
    const links = RUN.exec(plain)?.[0];
    if (links === undefined) return plain;
    const sheet = sheets.get(links) ?? join(links);
    sheets.set(links, sheet);
    const [head = '', ...rest] = plain.split(links);
    const document = readNames(plain);
    const held = [...head.matchAll(HELD)].map(([, text = '']) => pickHeld(text, document)).join('');
    const before = head.replace(HELD, '');
    const behind = rest.join('');
    const text = trimVariables(held + sheet.pick([document, readSidebar(plain)]), before + behind);
    return `${before}<style data-sheet="${sheet.href}">${text}</style>${behind}`;
  };
}

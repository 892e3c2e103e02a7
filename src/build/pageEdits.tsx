import { renderToString } from 'react-dom/server';
import { readPageStyles } from '../content/pageData/readBuild';
import { PageBody } from '../layouts/PageBody';
import { translate } from '../model/languages/translate';
import type { PageEdit } from '../model/DevState';
import type { PageBlock, PageProps } from '../model/page/PageData';
import { listOwnFacts } from '../model/page/PageFacts';
import { DocsProvider } from '../shell/contexts';

/** Draws a block of a page as the page does. */
function drawBlock(props: PageProps, index: number): string {
  const { page, translations } = props;
  return renderToString(
    <DocsProvider value={props}>
      <PageBody
        page={page}
        start={index}
        end={index + 1}
        translate={(key, values) => translate(translations, key, values)}
      />
    </DocsProvider>,
  );
}

/** Returns what an edit of a page may not change, if the page is to take it over. */
function restOf({ page, demoFiles: _files, ...props }: PageProps): string {
  const blocks = page.blocks.map((block) =>
    block.kind === 'demo' ? { kind: block.kind, region: block.region } : block,
  );
  return JSON.stringify({ ...props, page: { ...page, blocks, html: {}, styles: '', aliveStyles: [] } });
}

/** Returns the HTML of a demo: parts of it have a letter after the name of its region. */
const htmlOf = ({ region }: PageBlock, { html }: PageProps['page']) =>
  Object.entries(html).filter(([name]) => name.replace(/[a-z]$/, '') === region);

/** Returns what differs between two states of a page; undefined if more than its texts and demos differs. */
export function findEdit(before: PageProps, after: PageProps): Omit<PageEdit, 'from'> | undefined {
  if (restOf(before) !== restOf(after)) return undefined;
  const { blocks, html, styles } = after.page;
  const former = before.page.html;
  const texts = ['_toc', ...blocks.flatMap((block) => (block.kind === 'html' ? block.region : []))];
  const known = new Set([
    ...texts,
    ...blocks.flatMap((block) => htmlOf(block, after.page).map(([name]) => name)),
  ]);
  const changed = texts.filter((name) => html[name] !== former[name]);
  const others = Object.keys(html).filter((name) => !known.has(name));
  if (others.some((name) => html[name] !== former[name])) return undefined;
  const stateOf = (index: number, { page }: PageProps) => {
    const block = page.blocks[index];
    return JSON.stringify(block && [block, htmlOf(block, page)]);
  };
  const demos = blocks.flatMap((block, index): [string, string][] =>
    block.kind === 'demo' && stateOf(index, before) !== stateOf(index, after)
      ? [[block.region, drawBlock(after, index)]]
      : [],
  );
  return {
    html: Object.fromEntries(changed.map((name) => [name, html[name] ?? ''])),
    demos: Object.fromEntries(demos),
    ...(demos.length > 0
      ? {
          facts: { page: listOwnFacts(after).page, demos: after.demoFiles ?? {} },
          styles: styles === undefined ? '' : readPageStyles(styles),
        }
      : {}),
  };
}

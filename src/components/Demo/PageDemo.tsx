import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { DemoBlock } from '../../model/demos/demo';
import type { IslandPage } from '../../model/page/PageFacts';
import type { Translate } from '../Translations';
import { Demo } from './Demo';

interface PageDemoProps {
  block: DemoBlock;
  page: IslandPage;
  /** HTML of the regions; absent in the browser, where it is in the document. */
  html?: Readonly<Record<string, string>> | undefined;
  translate: Translate;
}

/** A demo as a page shows it; drawn at build, and hydrated by its island (`src/islands/demo.tsx`). */
export function PageDemo({ block, page, html, translate }: PageDemoProps) {
  return (
    <Demo
      block={block}
      html={html}
      direction={page.contentDirection}
      languages={{
        // Demos are not translated.
        demo: page.userLanguage === defaultLanguage() ? undefined : defaultLanguage(),
        interface: page.contentLanguage === page.userLanguage ? undefined : page.userLanguage,
      }}
      aliveStyles={page.aliveStyles}
      textsHref={page.textsHref}
      translate={translate}
    />
  );
}

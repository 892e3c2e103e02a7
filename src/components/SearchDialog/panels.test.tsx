/** @jest-environment jsdom */

import { renderToStaticMarkup } from 'react-dom/server';
import { NoticePanel } from './panels';

it.each([
  ['en', 'Joy UI, MUI X'],
  ['zh', 'Joy UI、MUI X'],
  ['ar', 'Joy UI وMUI X'],
])('lists in %s the products without search in the format of the language', (language, products) => {
  const html = renderToStaticMarkup(
    <NoticePanel
      failed={['Joy UI', 'MUI X']}
      isDown={false}
      isHostedDown={false}
      language={language}
      translate={(_key, values) => String(values?.products ?? '')}
      onRetry={() => undefined}
    />,
  );
  expect(html).toContain(products);
});

import { renderToString } from 'react-dom/server';
import { useAdConfig, useDocs } from './contexts';

function UsesDocs() {
  useDocs();
  return null;
}

function UsesAds() {
  useAdConfig();
  return null;
}

describe('contexts of the shell', () => {
  it('report a missing DocsProvider with the error of the specification, section 8', () => {
    expect(() => renderToString(<UsesDocs />)).toThrow(
      'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
    );
  });

  it('report a missing AdProvider with the similar error', () => {
    expect(() => renderToString(<UsesAds />)).toThrow(
      'Could not find ad config context value; please ensure the component is wrapped in a <AdProvider>',
    );
  });
});

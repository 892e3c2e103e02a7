import { renderToStaticMarkup } from 'react-dom/server';
import { ApiSection } from '../../components/ApiReference/ApiSection';
import { translateControls } from './translateControls';

const ENGLISH = {
  apiFilter: 'Filter',
  apiView: 'View',
  apiViewExpanded: 'List',
  apiViewCollapsed: 'Compact',
  apiViewTable: 'Table',
  apiNoMatch: 'None',
  apiTry: 'Try',
  tryIt: 'Try {{name}}',
  apiDemos: 'Demos',
  componentSource: 'Source',
};
const GERMAN = {
  ...ENGLISH,
  apiFilter: 'Filtern',
  apiViewTable: 'Tabelle',
  apiNoMatch: 'Nichts',
  apiTry: 'Probe',
  tryIt: '{{name}} probieren',
  apiDemos: 'Proben',
  componentSource: 'Quelle',
};

describe('translateControls', () => {
  const texts: Readonly<Record<string, string>> = ENGLISH;
  const html = renderToStaticMarkup(
    <ApiSection id="props" title="Table" view="props" filter translate={(key) => texts[key] ?? key}>
      <p>Table</p>
    </ApiSection>,
  );
  const german = translateControls(html, ENGLISH, GERMAN, { code: 'de', direction: 'ltr' });

  it('translates the button of an entry, with its name', () => {
    const entry = renderToStaticMarkup(
      <button type="button" data-try="Lamp" data-waits="" aria-label="Try Try&">
        Try
      </button>,
    );
    expect(translateControls(entry, ENGLISH, GERMAN, { code: 'de', direction: 'ltr' })).toBe(
      '<button lang="de" type="button" data-try="Lamp" data-waits="" aria-label="Try&amp; probieren">Probe</button>',
    );
  });

  it('translates the names of links to demos and sources, in the direction of the text', () => {
    const chips =
      '<p class="chips" id="demos"><span>Demos</span> <a href="/x/">Lamp</a> <span><a href="/y/">Source<svg></svg></a></span></p>';
    expect(translateControls(chips, ENGLISH, GERMAN, { code: 'de', direction: 'rtl' })).toBe(
      '<p lang="de" class="chips" id="demos"><span>Proben</span> <a href="/x/">Lamp</a> <span><a href="/y/">Quelle<svg></svg></a></span></p>',
    );
  });

  it('translates the controls, and nothing of the text', () => {
    expect(german).toContain('aria-label="Filtern" placeholder="Filtern"');
    expect(german).toContain('>Tabelle</label>');
    expect(german).toMatch(/<p lang="de" dir="ltr" class="api-none"[^>]*>Nichts<\/p>/);
    expect(german).toContain('<p>Table</p>');
    expect(german.match(/lang="de"/g)).toHaveLength(2);
  });
});

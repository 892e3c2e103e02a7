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
};
const GERMAN = {
  ...ENGLISH,
  apiFilter: 'Filtern',
  apiViewTable: 'Tabelle',
  apiNoMatch: 'Nichts',
  apiTry: 'Probe',
  tryIt: '{{name}} probieren',
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
      '<button lang="de" dir="ltr" type="button" data-try="Lamp" data-waits="" aria-label="Try&amp; probieren">Probe</button>',
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

import { renderToStaticMarkup } from 'react-dom/server';
import type { ReleaseLine } from '../../model/page/PageData';
import { ReleaseTable } from './ReleaseTable';

const release = (product: string, version: string, status: ReleaseLine['status']): ReleaseLine => ({
  product,
  packageName: '@ui/lamp',
  version,
  status,
});
const RELEASES = [
  release('Lamp', '3.0.0', 'newest'),
  release('Lamp', '2.1.0', 'superseded'),
  release('Lamp', '2.2.0', 'current'),
  release('Lamp', '1.0.0', 'unsupported'),
  release('Shade', '1.0.0', 'beta'),
];
const html = renderToStaticMarkup(
  <ReleaseTable
    releases={RELEASES}
    language="en"
    translate={(key, values) => (values ? `${key} ${values['count']}` : key)}
  />,
);
const [summary = '', lamp = '', shade = ''] = html.split('<h2 ');
const listVersions = (part: string) => Array.from(part.matchAll(/<bdi dir="ltr">([^<]+)/g), ([, one]) => one);

it('begin with the documented and the newest release of each product', () => {
  expect(listVersions(summary)).toEqual(['2.2.0', '3.0.0', '1.0.0']);
  expect(summary).toMatch(/href="#lamp".*href="#shade"/s);
});

describe('the releases of a product', () => {
  it('begin with those that get fixes, and fold the others with their number', () => {
    const [shown = '', folded = ''] = lamp.split('<details>');
    expect(listVersions(shown)).toEqual(['3.0.0', '2.2.0']);
    expect(folded).toMatch(/^<summary>releasesOlder 2<\/summary>/);
    expect(listVersions(folded)).toEqual(['2.1.0', '1.0.0']);
  });

  it('fold nothing if all get fixes', () => {
    expect(listVersions(shade)).toEqual(['1.0.0']);
    expect(shade).not.toContain('<details>');
  });

  it('give each table a name of its own', () => {
    const names = Array.from(html.matchAll(/aria-label="([^"]*)"/g), ([, name]) => name);
    expect(names).toEqual(['Lamp', 'Lamp: releasesOlder 2', 'Shade']);
  });

  it('name their package once, or in each row if there are several', () => {
    expect(lamp.match(/@ui\/lamp/g)).toHaveLength(1);
    const renamed = [...RELEASES, { ...release('Lamp', '0.9.0', 'unsupported'), packageName: 'lamp' }];
    const [shown = '', folded = ''] = renderToStaticMarkup(
      <ReleaseTable releases={renamed} language="en" translate={(key) => key} />,
    ).split('<details>');
    expect(shown).not.toContain('releasePackage');
    expect(folded).toContain('releasePackage');
    expect(folded.match(/<code dir="ltr">(?:@ui\/)?lamp</g)).toHaveLength(4);
  });

  it('have a column of days only if a day is known, and then in each table', () => {
    expect(html).not.toContain('releaseDate');
    const dated = renderToStaticMarkup(
      <ReleaseTable
        releases={[
          { ...release('Lamp', '3.0.0', 'newest'), date: '2026-01-02' },
          release('Shade', '1.0.0', 'beta'),
        ]}
        language="en"
        translate={(key) => key}
      />,
    );
    expect(dated).toContain('>Jan 2, 2026</time>');
    expect(dated.match(/releaseDate/g)).toHaveLength(dated.match(/<thead>/g)?.length ?? 0);
  });
});

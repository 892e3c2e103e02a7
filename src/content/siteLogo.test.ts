import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { SiteLogo } from '../theme/SiteTheme';
import { writeText } from './pageData/generatedFiles';
import { readLogo } from './siteLogo';

useTestFolder();

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0" /></svg>`;

beforeEach(() => {
  writeText('public/wide.svg', svg('viewBox="0 0 80 20"'));
  writeText('public/wide-dark.svg', svg('width="160" height="40"'));
  writeText('public/square.svg', svg('viewBox="0, 0, 10, 10"'));
  writeText('public/banner.svg', svg('viewBox="0 0 900 20"'));
  writeText('public/vague.svg', svg('width="100%"'));
});

const read = (logo: unknown) => readLogo(logo as SiteLogo, 'Papers');

it('gives pictures the height that is asked for, and the width of their proportions', () => {
  expect(read({ light: '/wide.svg' })).toEqual({
    findings: [],
    logo: { light: { href: '/wide.svg', width: 104, height: 26 } },
  });
  expect(read({ light: '/wide.svg', dark: '/wide-dark.svg', height: 32, name: 'inside' })).toEqual({
    findings: [],
    logo: {
      light: { href: '/wide.svg', width: 128, height: 32 },
      dark: { href: '/wide-dark.svg', width: 128, height: 32 },
      name: { text: 'Papers', isInPicture: true },
    },
  });
  expect(read({ light: '/square.svg', name: 'beside' }).logo?.name).toEqual({
    text: 'Papers',
    isInPicture: false,
  });
  expect(read(undefined)).toEqual({ findings: [] });
});

it.each([
  ['/wide.svg', 'logo is no list of settings'],
  [{}, 'The logo of light is no picture: undefined'],
  [{ light: 'wide.svg' }, 'The logo of light is no picture: wide.svg'],
  [{ light: '/../secret.svg' }, 'The logo of light is no picture: /../secret.svg'],
  [{ light: '/wide.gif' }, 'The logo of light is no picture: /wide.gif'],
  [{ light: '/lost.svg' }, 'There is no public/lost.svg'],
  [{ light: '/vague.svg' }, 'public/vague.svg does not say its proportions'],
  [{ light: '/banner.svg' }, 'public/banner.svg would be 1170 px wide'],
  [{ light: '/wide.svg', dark: '/square.svg' }, 'The logo has other proportions in dark mode'],
  [{ light: '/wide.svg', height: 60 }, '60 is no height of a logo'],
  [{ light: '/wide.svg', height: '26' }, '26 is no height of a logo'],
  [{ light: '/wide.svg', name: 'above' }, 'above is no place for the name'],
  [{ light: '/wide.svg', width: 9 }, 'logo has no setting "width"'],
])('refuses %j', (logo, message) => {
  const { findings, logo: shown } = read(logo);
  expect(findings.map((finding) => finding.message)).toEqual([message]);
  expect(shown).toBeUndefined();
});

it('reports everything at once', () => {
  expect(read({ light: '/lost.svg', dark: 7, height: 0, name: 1 }).findings).toHaveLength(4);
});

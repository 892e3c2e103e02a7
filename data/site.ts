import type { SiteConfig } from 'docs-shell';

/** The characters of Latin fonts, as `unicode.json` of their packages lists them. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/**
 * Settings of the whole site. Values that differ between deployments come from the environment; an empty
 * variable counts as unset.
 */
export const site = {
  name: 'MUI Docs',
  origin: process.env.SITE_ORIGIN || 'https://docs.example.com',
  productionHost: process.env.SITE_PRODUCTION_HOST || 'docs.example.com',
  privacyPathname: '/privacy',
  offlinePathname: '/offline',
  searchPathname: '/search',
  apiPathname: '/api-reference',
  repository: process.env.SITE_REPOSITORY || 'https://github.com/mui/material-ui',
  editBase: process.env.SITE_EDIT_BASE || 'https://git.example.com/docs/edit/main/',
  trustedTypes: true,
  // The telemetry of the data grid needs the last five in development only.
  buildPackages: [
    '@mui/core-downloads-tracker',
    '@fingerprintjs/fingerprintjs',
    'ci-info',
    'conf',
    'is-docker',
    'node-machine-id',
  ],
  templateStore: 'https://mui.com/store/',
  blog: 'https://mui.com/blog/',
  cardFont: {
    family: 'IBM Plex Sans Arabic',
    files: [
      'node_modules/@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
      'node_modules/@expo-google-fonts/ibm-plex-sans-arabic/700Bold/IBMPlexSansArabic_700Bold.ttf',
      'node_modules/@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
    ],
  },
  iconFont: {
    packageName: 'material-icons',
    sheet: 'iconfont/filled.css',
    className: 'material-icons',
  },
  textFonts: [
    {
      packageName: '@fontsource/roboto',
      family: 'Roboto',
      sheets: ['latin-400.css', 'latin-500.css', 'latin-700.css', 'latin-300.css'],
      characters: LATIN,
    },
    {
      packageName: '@fontsource/inter',
      family: 'Inter',
      sheets: ['latin-400.css', 'latin-600.css', 'latin-700.css', 'latin-500.css'],
      characters: LATIN,
    },
  ],
  licenses: [
    {
      variable: 'SITE_DATA_GRID_LICENSE_KEY',
      key: process.env.SITE_DATA_GRID_LICENSE_KEY || undefined,
      packages: ['@mui/x-data-grid-pro', '@mui/x-data-grid-premium', '@mui/x-license'],
      module: 'data/licenses/dataGrid.ts',
    },
  ],
} as const satisfies SiteConfig & Record<string, unknown>;

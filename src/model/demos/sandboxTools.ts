import type { CodeVariant } from '../settings/codeVariant';
import type { PackageVersions } from './DemoExtras';

/**
 * What a sandbox project is built with. `npm run test:long` installs and builds projects with these versions.
 * TypeScript 6 is the last that is written in JavaScript; sandboxes in the browser run no native programs.
 */
export const SANDBOX_TOOLS: Readonly<Record<CodeVariant, PackageVersions>> = {
  TS: {
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    '@vitejs/plugin-react': '6.3.0',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
  JS: { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
};

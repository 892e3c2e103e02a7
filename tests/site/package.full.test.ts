import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const INSTALL_MS = 900_000;
const { version, peerDependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  peerDependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
/** What the second family needs besides the shell: the font of its cards, and the package of its license. */
const OF_FAMILY = ['@expo-google-fonts/ibm-plex-sans-arabic'];
const TARBALL = `docs-shell-${version}.tgz`;

/** What the family adds to the frame, to Markdown and to the tree. */
const PARTS = {
  'data/slots.tsx': `import type { FamilySlots } from 'docs-shell';
export const slots: FamilySlots = {
  footerEnd: ({ productId, language }) => <p id="made-by">{productId + ' in ' + language}</p>,
};
`,
  'data/components.tsx': `import type { FamilyComponents, FamilyPartProps } from 'docs-shell';
const Watts = ({ most, productId }: FamilyPartProps & { most: number }) => <b className="watts">{productId + ' ' + most}</b>;
export const components: FamilyComponents = { 'lamps/Watts': Watts };
`,
  'data/icons.ts': "export const icons = { lamp: 'M4 12h16' };\n",
  'data/styles.css': '.watts { letter-spacing: 3px; }\n',
};

/** A family outside of the project, where nothing but the tarball is found. */
let family: string;

function run(...command: readonly string[]) {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(join(family, 'node_modules/.bin', program), args, {
    cwd: family,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      NEXT_TELEMETRY_DISABLED: '1',
    } as unknown as NodeJS.ProcessEnv,
  });
  return { code: status, output: stdout + stderr };
}

beforeAll(() => {
  family = mkdtempSync(join(tmpdir(), 'family-'));
  execFileSync('npm', ['pack', '--silent', '--pack-destination', family], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  cpSync('tests/fixtures/family', family, { recursive: true });
  for (const name of readdirSync('pages'))
    if (name.endsWith('.tsx')) cpSync(join('pages', name), join(family, 'pages', name));
  cpSync('public/favicon.svg', join(family, 'public/favicon.svg'));
  const peers = ['next', 'react', 'react-dom', '@types/react', '@types/node', ...OF_FAMILY];
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      private: true,
      dependencies: {
        'docs-shell': `file:${TARBALL}`,
        ...Object.fromEntries(peers.map((name) => [name, devDependencies[name] ?? peerDependencies[name]])),
      },
    }),
    'next.config.js': "module.exports = require('docs-shell/next');\n",
    'tsconfig.json': JSON.stringify({ extends: 'docs-shell/tsconfig.json', include: ['data', 'pages'] }),
  };
  const page = join(family, 'data/products/lumen/pages/guide/first-light.md');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\n{{"component": "lamps/Watts", "most": 60}}\n`);
  const nav = join(family, 'data/products/lumen/nav.ts');
  writeFileSync(nav, readFileSync(nav, 'utf8').replace("icon: 'guides'", "icon: 'lamp'"));
  for (const [name, text] of Object.entries({ ...files, ...PARTS })) writeFileSync(join(family, name), text);
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: family,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, INSTALL_MS);

afterAll(() => rmSync(family, { recursive: true, force: true }));

describe('the package', () => {
  it('has modules with source maps and declarations, documents, and nothing of this family', () => {
    const files = execFileSync('tar', ['tzf', join(family, TARBALL)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        [
          'dist/index.js',
          'dist/index.js.map',
          'dist/index.d.ts',
          'dist/texts/en.json',
          'dist/shell/styles.css',
          'docs/writing-markdown.md',
        ].map((name) => `package/${name}`),
      ),
    );
    const ALLOWED = /^package\/(?:dist\/|docs\/.+\.(?:md|svg|jpg)$|[\w.]+$)/;
    expect(files.filter((file) => !ALLOWED.test(file))).toEqual([]);
    // The routes that a new family gets are copied as they are.
    const modules = files.filter((file) => !file.startsWith('package/dist/family/'));
    expect(modules.filter((file) => /\.test\.|golden|(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  it(
    'builds a family that has nothing but it, and tests what it has built',
    () => {
      const build = run('docs-shell', 'test');
      expect(build.output).toContain('out/ holds');
      expect(build.code).toBe(0);
      expect(existsSync(join(family, 'out/lumen/guide/wiring/index.html'))).toBe(true);
    },
    INSTALL_MS,
  );

  it('shows the parts that the family adds, in their styles', () => {
    const html = readFileSync(join(family, 'out/lumen/guide/first-light/index.html'), 'utf8');
    expect(html).toMatch(/<footer.*<p id="made-by">lumen in en<\/p>.*<\/footer>/s);
    expect(html).toContain('<b class="watts">lumen 60</b>');
    expect(html).toContain('<path d="M4 12h16"');
    expect(html).toContain('letter-spacing:3px');
    const hebrew = readFileSync(join(family, 'out/he/lumen/guide/first-light/index.html'), 'utf8');
    expect(hebrew).toContain('<p id="made-by">lumen in he</p>');
  });

  it(
    'has types that the settings of a family check, and no sources of the shell',
    () => {
      const { code, output } = run('tsc', '-p', '.', '--listFiles');
      expect({ code, errors: output.split('\n').filter((line) => line.includes('error TS')) }).toEqual({
        code: 0,
        errors: [],
      });
      expect(output.split('\n').filter((file) => /docs-shell\/.*(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
    },
    INSTALL_MS,
  );

  it(
    'names the page of a demo that says something to the console',
    () => {
      const demo = join(family, 'data/products/lumen/pages/parts/WattSwitch.tsx');
      writeFileSync(
        demo,
        `import { useEffect } from 'react';

export default function WattSwitch() {
  useEffect(() => console.error('lost'), []);
  return <p>40 watts for everybody</p>;
}
`,
      );
      const { code: end, output } = run('docs-shell', 'test');
      expect(end).toBe(1);
      expect(output).toMatch(/failed: \/lumen\/parts\/switch\/ has demos that come to life\n {2}lost/);
    },
    INSTALL_MS,
  );

  it(
    'names the line of a part whose types are wrong',
    () => {
      const file = 'data/slots.tsx';
      writeFileSync(join(family, file), PARTS[file].replace('{productId', '{productID'));
      const { output } = run('docs-shell', 'build');
      expect(output).toMatch(/data\/slots\.tsx:3:\d+ .*family-types/);
    },
    INSTALL_MS,
  );

  it('names its commands, if there is no such command', () => {
    const { code, output } = run('docs-shell', 'biuld');
    expect(code).toBe(1);
    expect(output).toContain('build');
  });
});

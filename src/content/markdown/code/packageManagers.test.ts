import { packageManagerCommands } from './packageManagers';

describe('packageManagerCommands', () => {
  it.each([
    ['npm install', 'pnpm install', 'yarn install', 'bun install'],
    ['npm install react', 'pnpm add react', 'yarn add react', 'bun add react'],
    [
      'npm  install   a @b/c@^1.0.0 ',
      'pnpm add a @b/c@^1.0.0',
      'yarn add a @b/c@^1.0.0',
      'bun add a @b/c@^1.0.0',
    ],
    ['npm install --save a', 'pnpm add a', 'yarn add a', 'bun add a'],
    ['npm install -D a', 'pnpm add -D a', 'yarn add -D a', 'bun add -D a'],
    [
      'npm install a --save-dev --save-exact',
      'pnpm add a --save-dev --save-exact',
      'yarn add a --dev --exact',
      'bun add a --dev --exact',
    ],
    ['npm install -O a', 'pnpm add -O a', 'yarn add -O a', 'bun add --optional a'],
    [
      'npm create vite@latest',
      'pnpm create vite@latest',
      'yarn create vite@latest',
      'bun create vite@latest',
    ],
    [
      'npm create vite@latest app -- --template react',
      'pnpm create vite@latest app --template react',
      'yarn create vite@latest app --template react',
      'bun create vite@latest app --template react',
    ],
    [
      'npx create-next-app@latest app --ts',
      'pnpm dlx create-next-app@latest app --ts',
      'yarn dlx create-next-app@latest app --ts',
      'bunx create-next-app@latest app --ts',
    ],
    ['npx --yes cowsay hi', 'pnpm dlx cowsay hi', 'yarn dlx cowsay hi', 'bunx cowsay hi'],
  ])('%s', (npm, pnpm, yarn, bun) => {
    expect(packageManagerCommands(npm)).toEqual({ npm: npm.trim().replace(/ +/g, ' '), pnpm, yarn, bun });
  });

  it.each([
    '',
    'npm',
    'npm i',
    'npm run build',
    'npm create',
    'npm create --help',
    'npm install --save-dev',
    'npm install --legacy-peer-deps a',
    'npm install constructor -x',
    'npm install --constructor a',
    'npx',
    'npx -p a b',
    'npm install a && npm start',
    'npm install a # comment',
    'npm install a \\\n  b',
    'npm install a\nnpm install b',
    'npm install "a"',
    'npm install $NAME',
    'yarn add a',
    'echo npm install a',
  ])('does not translate %j', (line) => {
    expect(packageManagerCommands(line)).toBeUndefined();
  });
});

import { posix } from 'node:path';
import type { DemoSource } from '../../demos/readDemo';
import { fence } from './fence';

/** A demo as its source in TypeScript, with the modules beside it that it is made of. */
export function demoToMarkdown({ name, file, code, modules }: DemoSource): string {
  const folder = posix.dirname(file);
  const block = (path: string, text: string) => {
    const end = posix.extname(path).slice(1);
    return fence(text, `${end} title="${posix.relative(folder, path)}"`);
  };
  const others = Object.entries(modules).map(([path, text]) => block(path, text));
  // Of a file that needs a licence, too, readers know the demo's own name.
  const own = posix.join(folder, name + posix.extname(file));
  return [`**Demo: ${name}**`, block(own, code), ...others].join('\n\n');
}

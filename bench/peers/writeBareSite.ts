/**
 * Writes the pages of a folder as HTML with links to all of them, without styles or scripts: what a build cannot do without.
 * `tsx writeBareSite.ts <folder> <out>`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';

const [folder = '', out = ''] = process.argv.slice(2);
const parser = new MarkdownIt();
const files = readdirSync(folder);
const links = files
  .map((file) => file.replace(/\.md$/, ''))
  .map((name) => `<li><a href="/${name}/">${name}</a>`)
  .join('');
for (const file of files) {
  const [, title = '', text = ''] =
    /^---\ntitle: (.*)\n[^]*?\n---\n([^]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  const page = join(out, file.replace(/\.md$/, ''));
  mkdirSync(page, { recursive: true });
  writeFileSync(
    join(page, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><h1>${title}</h1>${parser.render(text)}<ul>${links}</ul></html>`,
  );
}

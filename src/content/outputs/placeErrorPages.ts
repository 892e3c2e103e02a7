import { existsSync, renameSync, rmSync } from 'node:fs';

/** Static hosts look for `404.html` and `500.html` at the top; Next leaves them in folders of their own. */
export function placeErrorPages(folder: string): void {
  for (const name of ['404', '500']) {
    const page = `${folder}/${name}/index.html`;
    if (existsSync(page)) renameSync(page, `${folder}/${name}.html`);
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  }
}

/** `npm start`: builds the site and serves the export. */
import { buildSite } from './buildSite';
import { serveFolder } from './serveFolder';

async function start(): Promise<void> {
  const code = await buildSite();
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const { origin } = await serveFolder('out', { port: Number(process.env.PORT ?? 3000) });
  console.log(`\nThe site is at ${origin}/`);
}

void start();

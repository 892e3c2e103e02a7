import { createServer } from 'node:http';
import { ENGLISH } from '../model/languages/defaultLanguage';

/** While this page is shown, the address answers with this status. */
const NOT_YET = 503;

/** Asks for the page until another server answers, then shows that answer. Keeps its text meanwhile. */
const SCRIPT = `
const ask = () => fetch(location.href).then(({ status }) => {
  if (status === ${NOT_YET}) throw new Error('not yet');
  location.reload();
}).catch(() => setTimeout(ask, 1000));
ask();`;

const PAGE = `<!doctype html>
<html lang="${ENGLISH}"><meta charset="utf-8"><title>Starting …</title>
<style>html { color-scheme: light dark; font: 16px/1.6 system-ui } body { max-width: 36em; margin: 15vh auto; padding: 16px }</style>
<h1>The site is starting</h1>
<p>Its content is read first. The first page that you open is then compiled, which takes some seconds. This page shows it as soon as it is ready.</p>
<p>The terminal shows the progress, and mistakes in the content.</p>
<script>${SCRIPT}</script></html>
`;

/**
 * Serves a page that says what the reader waits for, at every address of 127.0.0.1. Resolves with a function
 * that frees the port; open tabs then wait for the next server there.
 * @throws the error of the system if the port is not available
 */
export async function showWaitingPage(port: number): Promise<() => Promise<void>> {
  const server = createServer((_, response) => {
    response.writeHead(NOT_YET, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(PAGE);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

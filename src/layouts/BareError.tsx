import { CONTENT_ID } from '../model/page/contentId';

/**
 * The page that Next shows in development if rendering has failed. It uses no page data and no translations, because
 * either may be the cause of the failure.
 */
export function BareError() {
  return (
    <main id={CONTENT_ID}>
      <h1>This page could not be shown</h1>
      <p>
        <a href="?reload">Reload the page</a>, or go to the <a href="/">start page</a>.
      </p>
    </main>
  );
}

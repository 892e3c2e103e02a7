/**
 * What is left when drawing a page has failed in the browser. It draws without page data and without texts of any
 * language, since either may be what is broken; a reload is the way out.
 */
export function BareError() {
  return (
    <main id="main-content">
      <h1>This page could not be shown</h1>
      <p>
        <a href="?reload">Reload the page</a>, or go to the <a href="/">start page</a>.
      </p>
    </main>
  );
}

/**
 * Address of the Markdown copy of a page.
 * @example routeToMarkdownPath('/zh/material-ui/react-button/') // '/zh/material-ui/react-button.md'
 * @example routeToMarkdownPath('/') // '/index.md'
 */
export function routeToMarkdownPath(route: string): string {
  return route === '/' ? '/index.md' : `${route.replace(/\/$/, '')}.md`;
}

/**
 * Address of a document of the export.
 * @example fileToRoute('zh/x/index.html') // '/zh/x/'
 * @example fileToRoute('404.html') // '/404.html'
 */
export function fileToRoute(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

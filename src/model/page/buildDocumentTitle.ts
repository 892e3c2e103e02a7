/**
 * The whole document title: page, product, site; empty parts and repetitions are left out.
 * @example buildDocumentTitle('Button', 'Material UI', 'Docs') // 'Button — Material UI — Docs'
 * @example buildDocumentTitle('Material UI', 'Material UI', 'Docs') // 'Material UI — Docs'
 */
export function buildDocumentTitle(title: string, productName: string, siteName: string): string {
  const parts = [title, productName, siteName].map((part) => part.trim()).filter(Boolean);
  return [...new Set(parts)].join(' — ');
}

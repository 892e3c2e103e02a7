import { parseUrl } from '../routes/parseUrl';
import type { Product } from './Product';
import type { ProductFinding } from './ProductFinding';
import { resolveProduct } from './resolveProduct';

/**
 * The mistakes in one product's list of older versions: names that repeat (two current ones included), addresses that
 * do not fit together, equivalences for pages of another product.
 */
export function checkOlderVersions(product: Product, products: readonly Product[]): ProductFinding[] {
  const findings: ProductFinding[] = [];
  const add = (code: string, message: string, hint: string): void => {
    findings.push({ code, message, hint, productId: product.id });
  };

  const seen = new Set([`v${product.version}`]);
  for (const older of product.olderVersions) {
    const { text, landing, origin, pathnames } = older;
    const which = `Version ${text} of ${product.id}`;
    if (seen.has(text))
      add('duplicate-version', `${which} is listed twice`, 'the current version comes by itself');
    seen.add(text);
    if ('current' in older) {
      add('two-current-versions', `${which} claims to be current`, 'remove the field from older versions');
    }
    if (!origin.startsWith('https://') || parseUrl(origin)?.origin !== origin) {
      add(
        'bad-version-origin',
        `${which}: "${origin}" is no https origin`,
        'scheme and host, no final slash',
      );
    } else if (parseUrl(landing)?.origin !== origin) {
      add('bad-version-landing', `${which}: "${landing}" is not on ${origin}`, 'give its landing page');
    }
    for (const [here, there] of Object.entries(pathnames)) {
      const own = /^\/(?!.*\/$)/s.test(here) && resolveProduct(here, products).id === product.id;
      if (!own || !/^\/(?![\\/])/.test(there)) {
        add('bad-equivalence', `${which}: "${here}" → "${there}"`, 'canonical pathname here → path there');
      }
    }
  }
  return findings;
}

import { readFileSync } from 'node:fs';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkProducts } from '../model/products/productFindings';
import { checkReleaseLines } from '../model/products/ProductEntry';
import type { Problem } from '../model/problems/Problem';
import { findLine } from './findLine';

/** Version of an installed package; undefined where it is not installed. */
function installedVersion(name: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    };
    return version;
  } catch {
    return undefined;
  }
}

/** The registry is sound, and every product documents the version that is installed. */
export function checkProductRegistry({ registry, languages }: SiteContent): Problem[] {
  const products = registry.map(({ product }) => product);
  const codes = languages.map(({ code }) => code);
  const findings = [...checkProducts(products, codes), ...checkReleaseLines(registry)];
  const problems: Problem[] = findings.map(({ code, message, hint, productId }) => {
    const file = productId ? `data/products/${productId}/product.ts` : 'data/products/index.ts';
    return { file, line: 1, column: 1, code, message, hint };
  });
  for (const { id, packages, version } of products) {
    const file = `data/products/${id}/product.ts`;
    for (const name of packages) {
      const installed = installedVersion(name);
      if (installed === version) continue;
      problems.push({
        file,
        line: findLine(file, name),
        column: 1,
        code: 'version-mismatch',
        message: installed
          ? `${name} ${version} is documented, ${installed} is installed`
          : `${name} is documented, but not installed`,
        hint: 'make package.json and version agree',
      });
    }
  }
  return problems;
}

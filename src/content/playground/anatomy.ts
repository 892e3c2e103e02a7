import * as ts from 'typescript-js';
import { parsePlayground } from './cutTemplate';

/**
 * Returns how the components of a namespace nest in the source of its playground, each once and without props; undefined
 * if the source has none of them.
 * @example printNesting('<Tabs.Root {...props.Root}><Tabs.List /></Tabs.Root>', ['Tabs.Root', 'Tabs.List'])
 * // '<Tabs.Root>\n  <Tabs.List />\n</Tabs.Root>'
 */
export function printNesting(source: string, components: readonly string[]): string | undefined {
  const left = new Set(components);
  const print = (node: ts.Node, indent: string): string[] => {
    const opening = ts.isJsxElement(node)
      ? node.openingElement
      : ts.isJsxSelfClosingElement(node)
        ? node
        : undefined;
    const name = opening?.tagName.getText() ?? '';
    const isShown = left.delete(name);
    const inner: string[] = [];
    ts.forEachChild(node, (child) => {
      inner.push(...print(child, isShown ? `${indent}  ` : indent));
    });
    if (!isShown) return inner;
    return inner.length > 0
      ? [`${indent}<${name}>`, ...inner, `${indent}</${name}>`]
      : [`${indent}<${name} />`];
  };
  const lines = print(parsePlayground(source), '');
  return lines.length > 0 ? lines.join('\n') : undefined;
}

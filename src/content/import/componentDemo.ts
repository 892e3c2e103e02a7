import { posix } from 'node:path';

/** Returns the values that the line of a component gives it, as attributes; undefined if they cannot be read. */
function readProps(text: string): string | undefined {
  try {
    const { component, ...props } = JSON.parse(text.trim().slice(1, -1)) as Record<string, unknown>;
    void component;
    return Object.entries(props)
      .map(([prop, value]) => `${prop}={${JSON.stringify(value)}} `)
      .join('');
  } catch {
    return undefined;
  }
}

/** A demo that shows a component with its values. */
interface ComponentDemo {
  readonly name: string;
  readonly path: string;
  readonly code: string;
}

/**
 * Returns the demo that takes the place of the line of a component; undefined if its values cannot be read. The
 * same component with other values is another demo.
 * @param file path of the component from the project root
 * @param folder folder of the page
 * @param text line of the component
 * @param files files of the import so far
 */
export function componentDemo(
  file: string,
  folder: string,
  text: string,
  files: ReadonlyMap<string, unknown>,
): ComponentDemo | undefined {
  const props = readProps(text);
  if (props === undefined) return undefined;
  const own = posix.basename(file).replace(/\.\w+$/, '');
  const from = posix.relative(folder, file).replace(/\.\w+$/, '');
  // The compiler does not know the types of a component in JavaScript.
  const end = /\.jsx?$/.test(file) ? '.js' : '.tsx';
  for (let count = 1; ; count += 1) {
    const name = `${own}Here${count > 1 ? count : ''}`;
    const path = `${folder}/${name}${end}`;
    const code =
      `import ${own} from '${from.startsWith('.') ? from : `./${from}`}';\n\n` +
      `export default function ${name}() {\n  return <${own} ${props}/>;\n}\n`;
    if (!files.has(path) || files.get(path) === code) return { name, path, code };
  }
}

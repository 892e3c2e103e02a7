import { Parser } from 'htmlparser2';

/** What is wrong with the bytes of a file. */
export interface FileFault {
  readonly code: 'damaged-file' | 'wrong-kind' | 'unsafe-drawing';
  readonly message: string;
  readonly hint: string;
  /** Index of the place in the text; the beginning if absent. */
  readonly at?: number;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Elements that run code, or show another document. */
const RUNNING = new Set(['script', 'handler', 'iframe', 'object', 'embed', 'link', 'base', 'meta']);
/** Attributes with addresses that browsers load. */
const LOADING = new Set(['href', 'src', 'data']);
/** A place in the same file, or a picture in it. */
const INSIDE = /^\s*(?:#|data:(?:image|font)\/)|^\s*$/i;
const RUNS = /^\s*(?:javascript|vbscript|data:text)/i;
/** Addresses in styles and in attributes such as `fill`. */
const STYLE_URL = /@import\b|url\(\s*["']?\s*(?!["']?(?:#|data:))[^)"'\s]/i;

/** A declaration of an entity, or of a type with declarations inside. */
const ENTITIES = /^!(?:ENTITY\b|DOCTYPE[^[]*\[)/i;

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase();

function findAttributeFault(element: string, name: string, value: string): string | undefined {
  const attribute = localName(name);
  if (/^on[a-z]+$/.test(attribute)) return `runs code: it has the attribute ${name}`;
  // Controls and spaces in a scheme do not stop browsers.
  if (RUNS.test(value.replace(/[\s\p{Cc}]/gu, ''))) return `runs code: ${name} is ${value.slice(0, 40)}`;
  if (attribute === 'attributename' && /^(?:xlink:)?(?:href|on.*)$/i.test(value.trim()))
    return `may run code: it animates ${value.trim()}`;
  // A link is followed only by readers.
  if (LOADING.has(attribute) && element !== 'a' && !INSIDE.test(value))
    return `loads another file: ${value.slice(0, 80)}`;
  return STYLE_URL.test(value) ? `loads another file in ${name}` : undefined;
}

/**
 * Returns what is wrong with a drawing: it runs code, has entities, loads other files, is cut, or lacks the
 * namespace without which browsers draw nothing. Browsers run such code if the file is opened by itself, and most
 * hosts of pictures refuse the rest.
 * @param isInlined the drawing becomes a part of documents, which give it the namespace
 */
export function findSvgFault(text: string, isInlined = false): FileFault | undefined {
  let fault: FileFault | undefined;
  let root = '';
  const unsafe = (at: number, what: string) => {
    const hint = 'export it again as plain SVG, or remove that part';
    fault ??= { code: 'unsafe-drawing', message: `The drawing ${what}`, hint, at };
  };
  const damaged = (at: number, message: string, hint: string) => {
    fault ??= { code: 'damaged-file', message, hint, at };
  };
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const [at, element] = [parser.startIndex, localName(name)];
        if (root === '') {
          root = name;
          const prefix = name.includes(':') ? `:${name.split(':')[0]}` : '';
          if (!isInlined && attributes[`xmlns${prefix}`] !== NAMESPACE) {
            damaged(
              at,
              'Browsers draw nothing: the root has no namespace',
              `write xmlns${prefix}="${NAMESPACE}"`,
            );
          }
        }
        open.push(element);
        if (RUNNING.has(element)) unsafe(at, `has the element ${name}`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const what = findAttributeFault(element, attribute, value);
          if (what) unsafe(at, what);
        }
      },
      onclosetag: (name, isImplied) => {
        open.pop();
        // An element without content is closed in the same way as one that another closes.
        if (isImplied && text.startsWith('</', parser.startIndex))
          damaged(parser.startIndex, `The drawing is damaged: ${name} is not closed`, 'add it again');
      },
      ontext: (part) => {
        if (open.at(-1) === 'style' && STYLE_URL.test(part))
          unsafe(parser.startIndex, 'loads another file in its styles');
      },
      onprocessinginstruction: (name, data) => {
        if (ENTITIES.test(data)) unsafe(parser.startIndex, 'has entities');
        if (/^\?xml-stylesheet/i.test(name)) unsafe(parser.startIndex, 'loads a style sheet');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  // A root whose tag is cut was not found.
  if (root === '' || open.length > 0)
    damaged(text.length, 'The drawing is cut: it has no end', 'add it again');
  parser.end();
  return fault;
}

import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Problem } from '../../model/Problem';
import { isMatterOfTaste } from '../../model/ContentRules';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { packageName } from '../../model/demos/specifiers';
import { documentedTag, listProductIds, type Product } from '../../model/products/Product';
import { pageLabelsOf } from '../interfaceTexts';
import type { ParsedPage } from '../markdown/ParsedPage';
import { parsePage } from '../markdown/parsePage';
import type { SiteContent } from '../pageData/SiteContent';
import { siteComponents } from '../siteComponents';
import { DATA, PUBLIC } from '../workspace';
import { componentDemo } from './componentDemo';
import type { ImportLock } from './importLock';
import { hasFragment, type LinkTargets } from './linkTargets';
import type { ImportedPage } from './importedPages';
import { changePage, withoutNav } from './pageText';
import { listNamedAssets, type SourceDocs } from './sourceDocs';
import {
  findComponentFile,
  findDemoFile,
  readSourceDemo,
  relocate,
  type SourceModule,
} from './sourceModules';

/** Code of the problem that a page has a title in its front matter, and a heading that says something else. */
const TWO_TITLES = 'title-in-body';

/** Something that an import left out or changed, with the reason. */
export interface ImportNote {
  readonly kind: 'demo' | 'component' | 'page' | 'link' | 'fragment' | 'key' | 'title' | 'asset' | 'file';
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What to import. */
export interface ImportRequest {
  readonly docs: SourceDocs;
  readonly product: Product;
  readonly content: SiteContent;
  readonly lock: ImportLock;
  /** Folder below the product's `pages`; by default, that of the routes. */
  readonly into?: string;
  /** Whether pages of the product that are at the same place are given up. */
  readonly replace?: boolean;
}

/** Collects the files of an import page by page. */
export class ImportPlanner {
  readonly files = new Map<string, string | Buffer>();
  readonly notes: ImportNote[] = [];
  readonly missing = new Set<string>();
  readonly problems: Problem[] = [];
  readonly used = new Set<string>();
  readonly parsed = new Map<string, ParsedPage>();
  demos = 0;

  constructor(
    private readonly request: ImportRequest,
    private readonly into: string,
    private readonly known: LinkTargets,
  ) {}

  /** Returns the new path of a code file: the source's folders are mirrored, outside of the pages if it is no document. */
  private newPathOf = (file: string): string => {
    const { docs, product } = this.request;
    if (Object.values(product.aliases ?? {}).includes(file)) return file;
    if (docs.root !== docs.folder && !file.startsWith(`${docs.root}/data/`))
      return `${DATA.modules(product.id)}${file.slice(docs.root.length)}`;
    const isInside = file.startsWith(`${docs.folder}/`);
    const path = isInside
      ? `${this.into}${file.slice(docs.folder.length)}`
      : file.slice(`${docs.root}/data/`.length);
    return `${DATA.pages(product.id)}/${path}`;
  };

  private note(kind: ImportNote['kind'], file: string, line: number, text: string): void {
    this.notes.push({ kind, file, line, text });
  }

  private report(file: string, line: number, code: string, message: string, hint: string): void {
    this.problems.push({ file, line, column: 1, code, message, hint });
  }

  private addModules(modules: readonly SourceModule[]): void {
    for (const module of modules) {
      this.used.add(module.file);
      this.files.set(this.newPathOf(module.file), relocate(module, this.newPathOf));
      for (const [, address = ''] of module.code.matchAll(/["'`(](\/static\/[^"'`)\s]+\.\w+)/g))
        for (const path of listNamedAssets(this.request.docs.root, address))
          this.addAsset(path, module.file, 1);
    }
  }

  /** Returns the path of a demo from its page, or undefined if the site can't show it. */
  private addDemo(page: ImportedPage, path: string, line: number, shown: Set<string>): string | undefined {
    const file = findDemoFile(posix.join(posix.dirname(page.file), path));
    const refuse = (text: string) => {
      this.note('demo', page.file, line, `${path}: ${text}`);
      return undefined;
    };
    if (file === undefined) return refuse('there is no such file');
    if (shown.has(file)) return refuse('the page shows it above');
    const demo = readSourceDemo(file, this.request.docs, this.request.product.aliases);
    this.used.add(file);
    const [first] = demo.refused;
    if (first) {
      for (const { specifier, isPackage } of demo.refused)
        if (isPackage) this.missing.add(packageName(specifier));
      const importer = posix.relative(this.request.docs.folder, first.file);
      return refuse(`${importer}:${first.line} imports ${first.specifier}`);
    }
    shown.add(file);
    this.addModules(demo.modules);
    const preview = `${file}.preview`;
    if (existsSync(preview)) {
      this.used.add(preview);
      this.files.set(`${this.newPathOf(file)}.preview`, readFileSync(preview, 'utf8'));
    }
    this.demos += 1;
    const demoPath = posix.relative(posix.dirname(page.path), this.newPathOf(file));
    return demoPath.replace(/\.\w+$/, '');
  }

  /**
   * Returns the line of a demo that shows a component of the source's own site, or undefined if that cannot be
   * shown.
   */
  private addComponent(page: ImportedPage, name: string, line: number, text: string): string | undefined {
    if (name in siteComponents) return text;
    const { docs, product } = this.request;
    const refuse = (reason: string) => {
      this.note('component', page.file, line, `${name}: ${reason}`);
      return undefined;
    };
    const port = Object.hasOwn(product.aliases ?? {}, name) ? product.aliases?.[name] : undefined;
    const file = port ?? findComponentFile(docs.root, name);
    if (file === undefined) return refuse('there is no such file');
    if (port === undefined) {
      const { modules, refused } = readSourceDemo(file, docs, product.aliases);
      for (const { specifier, isPackage } of refused) if (isPackage) this.missing.add(packageName(specifier));
      const [first] = refused;
      if (first)
        return refuse(`${posix.relative(docs.root, first.file)}:${first.line} imports ${first.specifier}`);
      this.addModules(modules);
    }
    const demo = componentDemo(this.newPathOf(file), posix.dirname(page.path), text, this.files);
    if (demo === undefined) return refuse('its values cannot be read');
    if (!this.files.has(demo.path)) this.files.set(demo.path, demo.code);
    return `{{"demo": "${demo.name}.js", "hideToolbar": true, "bg": "inline"}}`;
  }

  private addAsset(address: string, file: string, line: number): void {
    const path = PUBLIC.folder + address;
    const own = `${this.request.docs.root}/${path}`;
    if (existsSync(own)) this.files.set(path, readFileSync(own));
    else if (!existsSync(path)) this.note('asset', file, line, `${address} is not in the source`);
  }

  /** Returns a link that leads somewhere: to another site if this one has no such page. */
  private link(href: string, file: string, line: number): string {
    const { elsewhere } = this.request.product;
    const pathname = href.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    if (this.known.pathnames.has(pathname) || existsSync(PUBLIC.folder + pathname)) return href;
    if (/\.\w+$/.test(pathname) && existsSync(`${this.request.docs.root}/${PUBLIC.folder}${pathname}`)) {
      this.addAsset(pathname, file, line);
      return href;
    }
    this.note('link', file, line, href);
    return elsewhere === undefined ? href : elsewhere + href;
  }

  /** Adds a page in one language. */
  addPage(page: ImportedPage, language: string, isListed: boolean): void {
    const { product, content } = this.request;
    const file = language === defaultLanguage() ? page.file : (page.translations[language] ?? page.file);
    const source = readFileSync(file, 'utf8');
    const shown = new Set<string>();
    const ids = listProductIds(content.registry.map((entry) => entry.product));
    const context = {
      file,
      languageCode: language,
      repository: product.repository ?? content.site.repository,
      tag: documentedTag(product),
      labels: pageLabelsOf(content.translations.get(language) ?? {}, language),
    };
    // The source, because its lines are those that its author sees.
    const { problems, title, h1 = title } = parsePage(source, context);
    // Readers of the source see the heading, search engines the title of the front matter.
    const isHeaded = h1 !== title && problems.some(({ code }) => code === TWO_TITLES);
    const changed = changePage(source, {
      demo: (path, line) => this.addDemo(page, path, line, shown),
      component: (name, line, own) => this.addComponent(page, name, line, own),
      key: (key, value, line) => {
        if (key === 'title' && isHeaded) {
          this.note('title', file, line, `${value}: the page is called ${h1}`);
          return false;
        }
        if (key !== 'productId' || Object.hasOwn(ids, value)) return true;
        this.note('key', file, line, `productId: ${value}`);
        return false;
      },
      link: (href, line) => this.link(href, file, line),
      asset: (address, line) => this.addAsset(address, file, line),
      foreign: (text, line) =>
        this.report(
          file,
          line,
          'foreign-dialect',
          `The line belongs to another dialect: ${text.slice(0, 60)}`,
          'write it as a demo, or remove it',
        ),
    });
    const text = isListed ? changed : withoutNav(changed);
    const faults = problems.filter(
      ({ code, warning }) => !warning && !isMatterOfTaste(code) && !(isHeaded && code === TWO_TITLES),
    );
    this.problems.push(...faults);
    if (faults.length > 0) return;
    const parsed = parsePage(text, context);
    if (language === defaultLanguage()) this.parsed.set(page.pathname, parsed);
    const end = language === defaultLanguage() ? '.md' : `-${language}.md`;
    this.used.add(file);
    this.files.set(page.path.replace(/\.md$/, end), text);
  }

  /** Takes the fragments out of links to places that the target page lacks. */
  dropFragments(page: ImportedPage): void {
    const text = this.files.get(page.path);
    if (typeof text !== 'string') return;
    const none = () => true;
    const component = (_name: string, _line: number, own: string) => own;
    const lines = readFileSync(page.file, 'utf8').split('\n');
    const link = (href: string) => {
      const [path = '', fragment] = href.split('#');
      const pathname = path.replace(/(?<=.)\/$/, '');
      const target = this.parsed.get(pathname);
      if (!fragment || !this.known.pathnames.has(pathname)) return href;
      if (target ? hasFragment(target, fragment) : this.known.hasTarget(pathname, fragment)) return href;
      this.note('fragment', page.file, lines.findIndex((own) => own.includes(href)) + 1, href);
      const { elsewhere } = this.request.product;
      return target || elsewhere === undefined ? path : elsewhere + href;
    };
    const changes = { demo: (path: string) => path, component, key: none, asset: none, foreign: none };
    this.files.set(page.path, changePage(text, { ...changes, link }));
  }
}

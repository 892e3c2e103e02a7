import type { ApiProp, ApiUnit } from '../../model/api/ApiUnit';
import type { LibraryFacts } from './LibraryFacts';

/** The component that a library wants around all others, and what it is given. */
export interface LibraryProvider {
  readonly name: string;
  /** The whole statement. */
  readonly import: string;
  /** Values of the package that the needed attributes name. */
  readonly values: readonly string[];
  /** Attributes that every app needs. */
  readonly always: readonly string[];
  /** Attribute that gets the direction; absent if the component takes none. */
  readonly direction?: string;
  /** Attribute that gets the color mode; absent if the library reads it elsewhere. */
  readonly mode?: string;
  /** Value of the package that this attribute names. */
  readonly modeValue?: string;
  /** Attribute that keeps a demo on the ground of the page. */
  readonly ground?: string;
}

/** What could not be found out about the providers of a library, each as a line. */
export interface FoundProviders {
  readonly main?: LibraryProvider;
  /** The component that gets the direction, if the first one takes none. */
  readonly direction?: LibraryProvider;
  readonly open: readonly string[];
}

/** Names of the components that libraries have around an app, the first that exists counts. */
function listNames(packageName: string): RegExp[] {
  const words = packageName.match(/[a-z\d]+/gi) ?? [];
  const own = new RegExp(`^(?:${words.join('|')}){1,2}(?:UI)?Provider$`, 'i');
  // A theme may be one for parts of an app, which need the library's own provider all the same.
  return [own, /^Theme$/, /^ThemeProvider$/, /^ConfigProvider$/, /^(?:App|UI)?Provider$/];
}

const listProps = ({ props, inherited }: ApiUnit): ApiProp[] => [
  ...props,
  ...inherited.flatMap((group) => group.props),
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const hasModes = ({ type: { text, full = '' } }: ApiProp) =>
  ['light', 'dark'].every((mode) => `${text} ${full}`.includes(`'${mode}'`));

/** Returns the value for a required prop, if the package exports one for it. */
function valueOf(name: string, exported: ReadonlySet<string>): string | undefined {
  return [`default${capital(name)}`, ...(name === 'value' ? ['defaultSystem', 'defaultTheme'] : [])].find(
    (each) => exported.has(each),
  );
}

/** Returns how a component is put around others; the names of its required props without a value if it cannot. */
function readProvider(
  unit: ApiUnit,
  { exported, colorMode }: Pick<LibraryFacts, 'exported' | 'colorMode'>,
  given: readonly string[] = [],
): LibraryProvider | readonly string[] {
  const props = listProps(unit);
  const find = (...names: string[]) => props.find(({ name }) => names.includes(name));
  const needed = props.filter(
    ({ required, name }) => required && name !== 'children' && !given.includes(name),
  );
  const values = needed.map(({ name }) => [name, valueOf(name, exported)] as const);
  const missing = values.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0) return missing;
  const direction = find('direction', 'dir', 'initialDirection')?.name ?? (unit.native ? 'dir' : undefined);
  const mode = colorMode
    ? undefined
    : props.find((prop) => hasModes(prop) && !prop.name.startsWith('default'));
  const algorithms = find('theme') && exported.has('theme') && !colorMode && !mode;
  return {
    name: unit.name,
    import: unit.imports[0] ?? '',
    values: values.map(([, value = '']) => value),
    always: values.map(([name, value]) => `${name}={${value}}`),
    ...(direction && { direction: `${direction}={direction}` }),
    ...(mode && { mode: `${mode.name}={mode}` }),
    ...(algorithms && {
      mode: "theme={{ algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}",
      modeValue: 'theme',
    }),
    ...(find('hasBackground') && { ground: 'hasBackground={false}' }),
  };
}

/** A language that is written from right to left, for libraries that take the direction from the language. */
const RIGHT_TO_LEFT = 'he';
const LEFT_TO_RIGHT = 'en-US';

/** Returns the component that gets the direction of the page, if the library has one for that. */
function findDirection(facts: LibraryFacts): LibraryProvider | undefined {
  const ofDirection = facts.units.find(({ name }) => name === 'DirectionProvider');
  const given = ['direction', 'dir'];
  const read = ofDirection && readProvider(ofDirection, facts, given);
  if (read && 'name' in read) return read;
  const ofLocale = facts.units.find(({ name }) => name === 'LocaleProvider');
  const locale = ofLocale && readProvider(ofLocale, facts, ['locale']);
  return locale && 'name' in locale
    ? {
        ...locale,
        direction: `locale={direction === 'rtl' ? '${RIGHT_TO_LEFT}' : '${LEFT_TO_RIGHT}'}`,
      }
    : undefined;
}

/** Finds the components that a library wants around all others. */
export function findProviders(facts: LibraryFacts): FoundProviders {
  const components = facts.units.filter(({ kind }) => kind === 'component');
  // Those of React's elements are not listed.
  const takesChildren = (unit: ApiUnit) =>
    unit.native !== undefined || listProps(unit).some(({ name }) => name === 'children');
  const candidates = listNames(facts.packageName).flatMap((pattern) =>
    components.filter((unit) => pattern.test(unit.name) && takesChildren(unit)),
  );
  const read = candidates.map((unit) => ({ unit, provider: readProvider(unit, facts) }));
  const main = read.flatMap(({ provider }) => ('name' in provider ? [provider] : []))[0];
  const direction = main?.direction === undefined ? findDirection(facts) : undefined;
  const open = main
    ? []
    : read.flatMap(({ unit, provider }) =>
        'name' in provider
          ? []
          : `${unit.name} needs ${provider.join(', ')}: put it around the demos with that.`,
      );
  return { ...(main && { main }), ...(direction && { direction }), open };
}

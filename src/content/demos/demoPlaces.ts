import type { Problem } from '../../model/Problem';
import { store } from '../store';
import { createDemoPool, type DemoPool, type Place, startProgram, USUAL_PLACE } from './demoPool';
import { createDemoStore } from './demoStore';
import type { DrawnDemo } from './drawDemo';
import { listPlaceCalls, type PlaceCall } from './placeCalls';
import { type DemoSource, modulesAsWritten } from './readDemo';

/**
 * Finds demos that render differently in another time zone or language. Readers there would see another text than
 * the document has, and React would render the demo again. A demo that may do so is drawn in another place, too; only
 * a different drawing is reported.
 */

/** A demo as the build has drawn it. */
interface PlacedDemo {
  readonly source: DemoSource;
  readonly productId: string;
  readonly plain: DrawnDemo;
}

/** Eleven hours behind UTC: a date without a time, which means midnight in UTC, is the day before. */
const OTHER_PLACE: Place = { timeZone: 'Pacific/Pago_Pago', language: 'de-DE' };

/** Code without these words formats neither dates nor numbers by place. */
const SUSPICIOUS =
  /\bDate\b|\bIntl\b|\btoLocale\w*String\b|\btoLocale(?:Upper|Lower)Case\b|\blocaleCompare\b|\bnavigator\.language|['"](?:dayjs|moment|luxon|date-fns)\b/;

/** Returns the HTML of a drawn demo, in the first direction. */
function htmlOf({ drawn }: DrawnDemo): string {
  return Object.values(drawn)[0]?.html ?? '';
}

/** Maximum length of a text in a message. */
const MAX_TEXT = 60;

/** Returns the first texts or attributes in which two drawings differ. */
function findDifference(html: string, other: string): readonly [string, string] {
  const listParts = (text: string) => text.split(/(?=<)|(?<=>)/);
  const [parts, others] = [listParts(html), listParts(other)];
  const at = [...parts, ''].findIndex((part, index) => part !== others[index]);
  const cut = (text = '') => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
  return [cut(parts[at]), cut(others[at])];
}

/** Returns the problem of a demo, at the call that most probably causes it. */
function describePlace({ source }: PlacedDemo, what: string): Problem {
  const calls = Object.entries(modulesAsWritten(source)).flatMap(([file, code]) =>
    /\.[jt]sx?$/.test(file) ? listPlaceCalls(file, code) : [],
  );
  const sure = calls.filter(({ isGuess }) => !isGuess);
  const [first, ...others] = sure.length > 0 ? sure : calls;
  const hint = first?.hint ?? "format dates and numbers in the language 'en-US' and the time zone 'UTC'";
  const also = others.map(({ file, line, name }: PlaceCall) => `${name} at ${file}:${line}`).join(', ');
  const { file = source.file, line = 1, column = 1 } = first ?? {};
  const { timeZone, language } = OTHER_PLACE;
  const cause = first ? ` by ${first.name}${also ? `, or by ${also}` : ''}` : '';
  const message = `The demo renders differently in ${timeZone} and ${language}${cause}: ${what}`;
  return { file, line, column, code: 'demo-place', message, hint };
}

/** Starts processes that draw demos in a place. */
function startPool(place: Place): DemoPool {
  return createDemoPool(1, () => startProgram(place));
}

/**
 * Reports demos that render differently in another time zone or language. One that differs between two drawings in
 * the same place, for example because it shows the current time, is not reported.
 */
export async function checkPlaces(
  demos: readonly PlacedDemo[],
  directions: readonly string[],
  start: (place: Place) => Pick<DemoPool, 'draw' | 'end'> = startPool,
): Promise<Problem[]> {
  const demoStore = createDemoStore(directions);
  /** Draws demos in a place, or reads them from the store. */
  const drawIn = async (place: Place, wanted: readonly PlacedDemo[]) => {
    let pool: ReturnType<typeof start> | undefined;
    try {
      return await Promise.all(
        wanted.map(async ({ source, productId }) => {
          const key = store.key('place', { demo: demoStore.key(source), place: JSON.stringify(place) });
          const stored = demoStore.read<DrawnDemo>(key);
          if (stored) return { drawn: stored, problems: [] };
          pool ??= start(place);
          const { drawn, problems } = await pool.draw({ key, source, productId });
          return { drawn: drawn ?? demoStore.read<DrawnDemo>(key), problems };
        }),
      );
    } finally {
      pool?.end();
    }
  };

  const suspects = demos.filter(({ source }) =>
    Object.values(modulesAsWritten(source)).some((code) => SUSPICIOUS.test(code)),
  );
  const drawings = await drawIn(OTHER_PLACE, suspects);
  const differing = suspects.flatMap((demo, index) => {
    const { drawn, problems: [fault] = [] } = drawings[index] ?? {};
    if (!drawn) return fault ? [{ demo, problem: describePlace(demo, fault.message) }] : [];
    const [here, there] = [htmlOf(demo.plain), htmlOf(drawn)];
    if (here === there) return [];
    const [text, otherText] = findDifference(here, there);
    return [{ demo, problem: describePlace(demo, `"${otherText}" instead of "${text}"`) }];
  });
  const again = await drawIn(
    USUAL_PLACE,
    differing.map(({ demo }) => demo),
  );
  return differing.flatMap(({ demo, problem }, index) => {
    const drawn = again[index]?.drawn;
    return drawn && htmlOf(drawn) === htmlOf(demo.plain) ? problem : [];
  });
}

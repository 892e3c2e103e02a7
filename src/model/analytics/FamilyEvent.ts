/** An event that a product family adds to those of the shell, from `data/analytics.ts`. */
export interface FamilyEvent {
  /** What analytics receives as the name: letters, digits and underscores, at most 40, the first of them a letter. */
  readonly name: string;
  /** What a reader does: presses something, chooses a value, sends a form. */
  readonly on: 'click' | 'change' | 'submit';
  /** CSS selector of the elements that the event is about. */
  readonly selector: string;
  /** Further fields with fixed values. Nothing that a reader has typed can be sent. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What is wrong with an event. */
export interface FamilyEventFinding {
  /** A text of the event, to find its line. */
  readonly needle: string;
  readonly message: string;
  readonly hint: string;
}

const KINDS: readonly string[] = ['click', 'change', 'submit'] satisfies FamilyEvent['on'][];
const NAME = /^[a-z][a-z0-9_]{0,39}$/i;
/** Prefixes that belong to the analytics service. See https://support.google.com/analytics/answer/13316687 */
const RESERVED = /^(?:_|firebase_|ga_|google_|gtag\.)/i;
const LONGEST_VALUE = 100;

function findFault(
  event: Partial<FamilyEvent>,
  names: ReadonlySet<string>,
): readonly [string, string] | undefined {
  const { name, on, selector, fields = {} } = event;
  if (typeof name !== 'string' || !NAME.test(name) || RESERVED.test(name))
    return ['has no valid name', 'write letters, digits and underscores, at most 40, as in store_visit'];
  if (names.has(name)) return [`${name} is the name of another event`, 'choose another name'];
  if (on === undefined || !KINDS.includes(on))
    return [`${name} says nothing that a reader does`, `set on to ${KINDS.join(', ')}`];
  if (typeof selector !== 'string' || selector.trim() === '')
    return [`${name} has no selector`, 'write a CSS selector of what readers use'];
  if (typeof fields !== 'object' || fields === null)
    return [`${name} has no object of fields`, 'write { key: "value" }'];
  const wrong = Object.entries(fields).find(
    ([key, value]) =>
      !NAME.test(key) || RESERVED.test(key) || typeof value !== 'string' || value.length > LONGEST_VALUE,
  );
  return (
    wrong && [
      `${name} has an invalid field ${wrong[0]}`,
      `name it like an event, with a text of at most ${LONGEST_VALUE} characters`,
    ]
  );
}

/**
 * Parses the events of a family; returns the valid ones and what is wrong with the others.
 * @param taken names of the shell's own events
 */
export function parseFamilyEvents(
  events: readonly FamilyEvent[],
  taken: Iterable<string>,
): { events: readonly FamilyEvent[]; findings: readonly FamilyEventFinding[] } {
  const names = new Set(taken);
  const valid: FamilyEvent[] = [];
  const findings: FamilyEventFinding[] = [];
  // The list may have been written without its type.
  for (const [index, event] of (events as readonly (FamilyEvent | null)[]).entries()) {
    const [message, hint] = findFault(event ?? {}, names) ?? [];
    if (event && message === undefined) {
      names.add(event.name);
      valid.push(event);
      continue;
    }
    findings.push({
      needle: typeof event?.name === 'string' ? event.name : 'events:',
      message: `Event ${index + 1}: ${message}`,
      hint: hint ?? '',
    });
  }
  return { events: valid, findings };
}

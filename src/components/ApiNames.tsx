import { JoinedLinks } from './JoinedLinks';
import type { PageLink } from '../model/page/PageData';

/** A name of the API reference with a link to its page in each product. */
export interface LinkedApiName {
  readonly name: string;
  readonly id: string;
  readonly links: readonly PageLink[];
}

/** Every name of the API reference by first letter; each is a target for `/api/<name>/`. */
export function ApiNames({ names }: { names: readonly LinkedApiName[] }) {
  const letters = [...new Set(names.map(({ name }) => name.charAt(0).toUpperCase()))].sort();
  return letters.map((letter) => (
    <section key={letter}>
      <h3>{letter}</h3>
      <ul>
        {names
          .filter(({ name }) => name.charAt(0).toUpperCase() === letter)
          .map(({ name, id, links }) => (
            <li key={id} id={id}>
              <strong>{name}</strong>: <JoinedLinks links={links} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

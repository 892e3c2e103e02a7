/** Prints what the components of a fixture need inside. A program, because tests have a document of their own. */
import type { ApiUnit } from '../../../src/model/api/ApiUnit';
import { withRenderedElements } from '../../../src/content/api/renderedElements';

const children = { name: 'children', type: { text: 'ReactNode' }, required: false };

const units = ['Box', 'Field', 'Trap', 'Row', 'Item'].map((name) => ({
  kind: 'component',
  name,
  pathname: `/tiny/api/${name}`,
  packageName: 'react',
  imports: [`import { ${name} } from './tests/fixtures/aloneComponents.cjs';`],
  props: [children],
  inherited: [],
  classes: [],
  slots: [],
  ref: { element: 'HTMLElement' },
})) as unknown as ApiUnit[];

void withRenderedElements(units, []).then((seen) =>
  console.log(JSON.stringify(seen.map(({ name, alone }) => [name, alone ?? null]))),
);

import { Suspense, useId, type JSX } from 'react';
import { renderToString } from 'react-dom/server';
import { LEFT_OUT, REACT_ID } from './exportFormat';

describe('what React writes', () => {
  it('is recognized in an id that it made', () => {
    const Field = () => <input id={useId()} />;
    const [, id = ''] = / id="([^"]+)"/.exec(renderToString(<Field />)) ?? [];
    expect(id).toMatch(REACT_ID);
  });

  it('is recognized where a part is left to the browser', () => {
    const Failing = (): never => {
      throw new Error('broken');
    };
    const draw = (child: JSX.Element) => renderToString(<Suspense fallback="later">{child}</Suspense>);
    expect(draw(<Failing />)).toMatch(LEFT_OUT);
    expect(draw(<p>whole</p>)).not.toMatch(LEFT_OUT);
  });
});

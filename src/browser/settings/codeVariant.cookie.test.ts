/** @jest-environment jsdom */

import { CODE_STYLE_COOKIE_LIFETIME_S } from '../../constants';
import { setCodeVariant } from './codeVariant';

describe('setCodeVariant', () => {
  it('stores the choice for the whole site and a year', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    setCodeVariant('JS');
    expect(written.mock.calls).toEqual([
      [`codeVariant=JS;path=/;max-age=${CODE_STYLE_COOKIE_LIFETIME_S};SameSite=Lax`],
    ]);
  });
});

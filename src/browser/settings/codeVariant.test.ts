import { readCookie } from './codeVariant';

describe('readCookie', () => {
  it('throws the error of the specification, section 8, on the server', () => {
    expect(() => readCookie('codeVariant')).toThrow('Reading a cookie is not supported on the server');
  });
});

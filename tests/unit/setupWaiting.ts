/** A busy machine may take as long as it needs: what tests wait for has no limit of its own below that of the test. */
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');
  configure({ asyncUtilTimeout: 50_000 });
}

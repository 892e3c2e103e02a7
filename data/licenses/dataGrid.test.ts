import { setLicenseKey } from './dataGrid';

const mockCalls: string[] = [];

// The package is optional, so this test must not need it.
jest.mock(
  '@mui/x-license',
  () => ({
    LicenseInfo: { setLicenseKey: (key: string) => mockCalls.push(`key: ${key}`) },
    muiXTelemetrySettings: { disableTelemetry: () => mockCalls.push('no telemetry') },
  }),
  { virtual: true },
);

it('switches the reports of the grids off, then gives them their key', () => {
  setLicenseKey('a key');
  expect(mockCalls).toEqual(['no telemetry', 'key: a key']);
});

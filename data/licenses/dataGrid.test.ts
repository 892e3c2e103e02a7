import { LicenseInfo } from '@mui/x-license';
import { setLicenseKey } from './dataGrid';

it('gives the grids their key', () => {
  setLicenseKey('a key');
  expect(LicenseInfo.getLicenseKey()).toBe('a key');
});

import { LicenseInfo, muiXTelemetrySettings } from '@mui/x-license';

/** Gives the commercial grids their key. What they could report about their use is switched off before. */
export function setLicenseKey(key: string): void {
  muiXTelemetrySettings.disableTelemetry();
  LicenseInfo.setLicenseKey(key);
}

export { SiteDocument as default } from '../src/shell/SiteDocument';

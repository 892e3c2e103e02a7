export { SiteDocument as default } from '../src/shell/document/SiteDocument';

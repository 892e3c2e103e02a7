export { SiteDocument as default } from 'docs-shell/document';

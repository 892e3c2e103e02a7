export { DemoProvider, inlineStyleHashes, listStyleSheets, theming } from '../x/demoProvider';

export { DemoProvider, inlineStyleHashes, listStyleSheets } from '../x/demoProvider';

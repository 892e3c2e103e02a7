export { DemoProvider, listStyleSheets } from '../x/demoProvider';

export { DemoProvider, listStyleSheets, theming } from '../material-ui/demoProvider';

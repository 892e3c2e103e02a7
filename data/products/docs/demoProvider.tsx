export { DemoProvider, listStyleSheets } from '../material-ui/demoProvider';

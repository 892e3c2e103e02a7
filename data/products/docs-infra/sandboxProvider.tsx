export { Provider } from '../material-ui/sandboxProvider';

import '../src/shell/styles.css';

export { App as default } from '../src/shell/App';

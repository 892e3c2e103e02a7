export { BareError as default } from '../src/layouts/BareError';

export { default as Link } from '@mui/material/Link';

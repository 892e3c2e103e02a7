import type { NavPage } from 'docs-shell';
import { site } from '../../site';

export const nav = [
  { pathname: '/', title: 'Home' },
  { pathname: '/api-reference', title: 'API reference' },
  { pathname: '/versions' },
  { pathname: site.templateStore, title: 'Templates' },
  { pathname: site.blog, title: 'Blog' },
] as const satisfies readonly NavPage[];

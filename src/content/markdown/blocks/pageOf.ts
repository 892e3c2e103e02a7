import type { StateBlock } from 'markdown-it';
import { PageState } from '../PageState';

/**
 * The page that a block rule works for.
 * @throws 'the Markdown parser was called without a page'
 */
export function pageOf(state: StateBlock): PageState {
  const page = state.env['page'];
  if (!(page instanceof PageState)) throw new Error('the Markdown parser was called without a page');
  return page;
}

import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';

/** Returns the code of a demo as a formatter writes it, in lines of 80 characters. */
export function formatDemo(code: string): Promise<string> {
  return format(code, { parser: 'typescript', plugins: [estree, typescript], singleQuote: true });
}

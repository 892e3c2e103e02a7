import type { Problem } from '../../model/problems/Problem';
import { lineOfError, messageOf } from './messageOf';
import type { DemoFault } from './watchDemo';

/** A fault that nobody has caught, as a problem of its demo. */
export function describeFault({ file, reason, kind }: DemoFault): Problem {
  const message =
    kind === 'rejected'
      ? `The demo leaves a promise rejected at build: ${messageOf(reason)}`
      : `The demo throws at build, and nobody catches it: ${messageOf(reason)}`;
  const hint = 'catch what can fail, and begin it in effects and handlers only';
  return { file, line: lineOfError(reason, file), column: 1, code: 'demo-throws', message, hint };
}

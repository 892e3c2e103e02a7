import type { RedirectFinding } from './RedirectFinding';

/**
 * The mistake in a target on another host, if any. Hosts read it in files of their own, where a space ends it and `$`
 * is a variable, so that it must be written as browsers send it.
 */
export function checkOtherHost(
  target: string,
): Pick<RedirectFinding, 'code' | 'message' | 'hint'> | undefined {
  const code = 'redirect-address';
  if (!URL.canParse(target))
    return { code, message: `${target} is no address`, hint: 'write it whole, with https://' };
  const { href } = new URL(target);
  const written = href.replaceAll('$', '%24');
  if (written === target) return undefined;
  return { code, message: `${target} is not written as browsers send it`, hint: `write ${written}` };
}
